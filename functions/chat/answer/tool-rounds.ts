import type { HelperId } from '#shared/domain/catalogue/helper-ids.ts';
import { acceptParts } from '#shared/domain/chat/answer-parts/accept-part.ts';
import { answerLimits } from '#shared/domain/chat/answer-parts/answer-limits.ts';
import type { ProposedCalculations } from '#shared/domain/chat/answer-parts/answer-proposals.ts';
import {
  type Deliverables,
  toMissingPartsText,
} from '#shared/domain/chat/answer-parts/deliverables.ts';
import { markdownOf } from '#shared/domain/chat/answer-parts/markdown.ts';
import { missingDeliverables } from '#shared/domain/chat/answer-parts/missing-deliverables.ts';
import type { Part, PartKind } from '#shared/domain/chat/answer-parts/part.ts';
import { applyPartEvent, type PartEvent } from '#shared/domain/chat/answer-parts/part-events.ts';
import type { CalculationResult } from '#shared/domain/numbers/calculations/calculation.ts';
import { log } from '../../lib/log.ts';
import type { ProviderMessage, ProviderRequest } from '../../lib/openai/openai.ts';
import { askModel, type ProviderAnswer } from './ask-model.ts';
import type { Calculations } from './calculations.ts';
import type { ModelCaller } from './count-model-call.ts';

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
async function* missingParts(
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
    { role: 'assistant', content: markdownOf(parts) },
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

/** How often an answer may ask for sums before it has to be given. */
export const roundLimit = 3;
/** How long a question may take at the provider with all its rounds, in ms. */
const answerMs = 100_000;
/** The time an answer itself is left, in ms: with less, no more sums are asked for. */
const lastAnswerMs = 45_000;

export type ToolRounds = {
  caller: ModelCaller;
  /** Null where no sums may be asked for. */
  sums: Calculations | null;
  /** What the answer has to hand over. */
  deliverables: Deliverables;
  isStopped: () => Promise<boolean>;
  /** Marks the blocks of a text with the code of the question. */
  coded: (text: string) => string;
  /** The codes of the conversation, which no answer may show. */
  codes: readonly string[];
  /** What the owner wrote, which facts have to quote. */
  typed: readonly string[];
};

/**
 * Asks the provider until it answers, at most three times for sums before: each round's sums are worked out and told,
 * and the question is asked again. Parts that are missing at the end are asked for once. Yields the parts as they grow
 * and each round's sums, never a part of a round. The time limit is that of one question. Every request is a call of
 * its own that is paid for; the question counts once.
 */
export async function* answerWithTools(
  request: ProviderRequest,
  helper: HelperId | null,
  { sums, coded, typed, ...rest }: ToolRounds,
): AsyncGenerator<PartEvent | readonly CalculationResult[], ProviderAnswer> {
  const endsAt = Date.now() + answerMs;
  const messages = [...request.messages];
  for (let round = 1; ; round++) {
    const mayAsk = sums !== null && canAskAgain(round, endsAt);
    const reading = { helper, codes: rest.codes, typed, takesCalculations: mayAsk };
    const { answer, asked } = yield* askModel(
      { ...request, messages, endsAt },
      reading,
      rest.caller,
    );
    if (!sums || !asked || request.stopped?.aborted) {
      const told = { ...request, messages, endsAt };
      return yield* missingParts(told, answer, { helper, ...rest });
    }
    const worked = sums.work(asked);
    if (worked.length) yield worked;
    messages.push(
      ...roundMessages(asked, coded(sums.blockOf(worked)), !canAskAgain(round + 1, endsAt)),
    );
  }
}

const canAskAgain = (round: number, endsAt: number) =>
  round <= roundLimit && endsAt - Date.now() > lastAnswerMs;

const nextStep = (block: string, isLast: boolean) => {
  if (isLast) return 'Answer now, with calculate and add_up empty.';
  return block
    ? 'Answer with these figures; ask for another sum only if it is needed.'
    : 'Ask again in the form of the schema, or answer without it.';
};

/** A round as the provider reads it again: what it asked for, and what came of it. */
const roundMessages = (
  asked: ProposedCalculations,
  block: string,
  isLast: boolean,
): ProviderMessage[] => [
  {
    role: 'assistant',
    content: JSON.stringify({ calculate: asked.calculate, add_up: asked.addUp }),
  },
  {
    role: 'user',
    content: [block || 'No calculation in this could be read.', nextStep(block, isLast)].join(
      '\n\n',
    ),
  },
];
