import type { HelperId } from '#shared/domain/catalogue/helper-ids.ts';
import type { Deliverables } from '#shared/domain/chat/answer-parts/declared-deliverables.ts';
import type { PartEvent } from '#shared/domain/chat/answer-parts/part-events.ts';
import type { ProposedCalculations } from '#shared/domain/chat/answer-parts/proposed-calculations-and-facts.ts';
import type { CalculationResult } from '#shared/domain/numbers/calculations/calculation-schemas.ts';
import type { ProviderMessage, ProviderRequest } from '../../lib/openai/ask-provider.ts';
import { askForMissingParts } from './ask-for-missing-parts.ts';
import { askModel, type ProviderAnswer } from './ask-model.ts';
import type { ModelCaller } from './counted-model-call.ts';
import type { QuestionCalculations } from './question-calculations.ts';

/** How often an answer may ask for sums before it has to be given. */
export const roundLimit = 3;
/** How long a question may take at the provider with all its rounds, in ms. */
const answerMs = 100_000;
/** The time an answer itself is left, in ms: with less, no more sums are asked for. */
const lastAnswerMs = 45_000;

export type ToolAnswering = {
  caller: ModelCaller;
  /** Null where no sums may be asked for. */
  sums: QuestionCalculations | null;
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
  { sums, coded, typed, ...rest }: ToolAnswering,
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
      return yield* askForMissingParts(told, answer, { helper, ...rest });
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
