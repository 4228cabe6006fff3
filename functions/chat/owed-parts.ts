import { acceptParts } from '#shared/domain/answer-parts/accept-part.ts';
import { type Deliverables, owedText } from '#shared/domain/answer-parts/deliverables.ts';
import { answerLimits } from '#shared/domain/answer-parts/limits.ts';
import { markdownOf } from '#shared/domain/answer-parts/markdown.ts';
import { missingDeliverables } from '#shared/domain/answer-parts/missing-deliverables.ts';
import type { Part, PartKind } from '#shared/domain/answer-parts/part.ts';
import { applyPartEvent, type PartEvent } from '#shared/domain/answer-parts/part-events.ts';
import type { HelperId } from '#shared/domain/helper-ids.ts';
import { log } from '../lib/log.ts';
import type { ProviderRequest } from '../lib/openai.ts';
import { askModel } from '../services/ask-model.ts';
import { type ProviderAnswer, readAnswer } from './read-answer.ts';

/** With less time left, in ms, the answer stays as it is. */
const leastMs = 30_000;

type Owing = {
  helper: HelperId | null;
  deliverables: Deliverables;
  codes: readonly string[];
  caller: Omit<Parameters<typeof askModel>[1], 'isRound'>;
  /** Whether the owner has stopped the answer. */
  isStopped: () => Promise<boolean>;
};

/**
 * Asks once for the deliverables that an answer left out, and puts them before its closing question. Yields them as they
 * grow and returns the answer with them. It is one more call of the same question: paid for and not counted. Whatever
 * goes wrong with it, the answer as it was stands.
 */
export async function* owedParts(
  request: ProviderRequest & { endsAt: number },
  answer: ProviderAnswer,
  { helper, deliverables, codes, caller, isStopped }: Owing,
): AsyncGenerator<PartEvent, ProviderAnswer> {
  const { parts, form, cut } = answer;
  const ending = cut || parts.at(-1)?.cut ? 'cut' : 'complete';
  const missing = missingDeliverables(deliverables, { parts, form, ending });
  if (!missing.length || request.endsAt - Date.now() < leastMs || (await isStopped()))
    return answer;
  const last = parts.at(-1)?.kind === 'question' ? parts.slice(-1) : [];
  const place = createPlace(parts.slice(0, parts.length - last.length), last, missing);
  const reader = readAnswer(helper, { codes, typed: [], takesSums: false });
  const messages: ProviderRequest['messages'] = [
    ...request.messages,
    { role: 'assistant', content: markdownOf(parts) },
    { role: 'user', content: owedText(missing) },
  ];
  const pieces = askModel({ ...request, messages }, { ...caller, counters: [] });
  try {
    for await (const event of reader.read(pieces)) yield* place.push(event);
  } catch (error) {
    log.warn('owed parts not given', error as Error);
  }
  yield* place.end();
  return { ...answer, parts: acceptParts(place.parts()) };
}

/** Puts owed parts behind those there are; others than those that are missing are left out, and the question ends the answer again. */
const createPlace = (begun: readonly Part[], closing: readonly Part[], missing: Deliverables) => {
  const wanted = new Set<PartKind>(missing.map(({ kind }) => kind));
  const room = answerLimits.parts - closing.length;
  /** The place of each owed part in the whole answer, by its index. */
  const places = new Map<number, number>();
  let parts: Part[] = [...begun];
  const apply = (event: PartEvent) => {
    parts = applyPartEvent(parts, event);
    return event;
  };
  return {
    parts: () => parts,
    push: ({ event, data }: PartEvent): PartEvent[] => {
      const isNew = event === 'part' && !places.has(data.index);
      if (isNew && wanted.has(data.part.kind) && parts.length < room)
        places.set(data.index, parts.length);
      const index = places.get(data.index);
      return index === undefined ? [] : [apply({ event, data: { ...data, index } } as PartEvent)];
    },
    end: (): PartEvent[] =>
      closing.map((part) => apply({ event: 'part', data: { index: parts.length, part } })),
  };
};
