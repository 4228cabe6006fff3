import type { HelperId } from '#shared/domain/catalogue/helper-ids.ts';
import { answerAsMarkdown } from '#shared/domain/chat/answer-parts/answer-as-markdown.ts';
import { answerLimits } from '#shared/domain/chat/answer-parts/answer-limits.ts';
import {
  type Deliverables,
  toMissingPartsText,
} from '#shared/domain/chat/answer-parts/declared-deliverables.ts';
import { missingDeliverables } from '#shared/domain/chat/answer-parts/missing-deliverables.ts';
import { parseParts } from '#shared/domain/chat/answer-parts/parse-part.ts';
import type { Part, PartKind } from '#shared/domain/chat/answer-parts/part.ts';
import { applyPartEvent, type PartEvent } from '#shared/domain/chat/answer-parts/part-events.ts';
import { log } from '../../lib/log.ts';
import type { ProviderRequest } from '../../lib/openai/ask-provider.ts';
import { askModel, type ProviderAnswer } from './ask-model.ts';
import type { ModelCaller } from './counted-model-call.ts';

/** With less time left, in ms, the answer stays as it is. */
const minMs = 30_000;

type Owing = {
  helper: HelperId | null;
  deliverables: Deliverables;
  codes: readonly string[];
  caller: ModelCaller;
  /** Whether the owner has stopped the answer. */
  isStopped: () => Promise<boolean>;
};

/**
 * Asks once for the deliverables that an answer left out, and puts them before its closing question. Yields them as they
 * grow and returns the answer with them. It is one more call of the same question: paid for and not counted. Whatever
 * goes wrong with it, the answer as it was stands.
 */
export async function* askForMissingParts(
  request: ProviderRequest & { endsAt: number },
  answer: ProviderAnswer,
  { helper, deliverables, codes, caller, isStopped }: Owing,
): AsyncGenerator<PartEvent, ProviderAnswer> {
  const { parts, form, cut } = answer;
  const ending = cut || parts.at(-1)?.cut ? 'cut' : 'complete';
  const missing = missingDeliverables(deliverables, { parts, form, ending });
  const isLate = request.endsAt - Date.now() < minMs;
  if (!missing.length || isLate || (await isStopped())) return answer;
  const last = parts.at(-1)?.kind === 'question' ? parts.slice(-1) : [];
  const place = createPlace(parts.slice(0, parts.length - last.length), last, missing);
  const messages: ProviderRequest['messages'] = [
    ...request.messages,
    { role: 'assistant', content: answerAsMarkdown(parts) },
    { role: 'user', content: toMissingPartsText(missing) },
  ];
  const reading = { helper, codes, typed: [], takesCalculations: false };
  const events = askModel({ ...request, messages }, reading, { ...caller, counters: [] });
  try {
    for await (const event of events) yield* place.push(event);
  } catch (error) {
    log.warn('owed parts not given', error as Error);
  }
  yield* place.end();
  return { ...answer, parts: parseParts(place.parts()) };
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
