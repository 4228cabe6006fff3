import type { Deliverables } from '#shared/domain/answer-parts/deliverables.ts';
import type { PartEvent } from '#shared/domain/answer-parts/part-events.ts';
import type { ProposedSums } from '#shared/domain/answer-parts/proposals.ts';
import type { HelperId } from '#shared/domain/helper-ids.ts';
import type { WorkedSum } from '#shared/domain/sums/sum.ts';
import type { ProviderMessage, ProviderRequest } from '../lib/openai.ts';
import { askModel } from '../services/ask-model.ts';
import { owedParts } from './owed-parts.ts';
import { type ProviderAnswer, readAnswer } from './read-answer.ts';
import type { Sums } from './sums.ts';

/** How often an answer may ask for sums before it has to be given. */
export const roundLimit = 3;
/** How long a question may take at the provider with all its rounds, in ms. */
const answerMs = 100_000;
/** The time an answer itself is left, in ms: with less, no more sums are asked for. */
const lastAnswerMs = 45_000;

export type Rounds = {
  caller: Omit<Parameters<typeof askModel>[1], 'isRound'>;
  /** Null where no sums may be asked for. */
  sums: Sums | null;
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
export async function* answerInRounds(
  request: ProviderRequest,
  helper: HelperId | null,
  { sums, coded, typed, ...rest }: Rounds,
): AsyncGenerator<PartEvent | readonly WorkedSum[], ProviderAnswer> {
  const endsAt = Date.now() + answerMs;
  const messages = [...request.messages];
  for (let round = 1; ; round++) {
    const mayAsk = sums !== null && canAskAgain(round, endsAt);
    const reader = readAnswer(helper, { codes: rest.codes, typed, takesSums: mayAsk });
    const pieces = askModel(
      { ...request, messages, endsAt },
      { ...rest.caller, isRound: () => reader.asked() !== undefined },
    );
    const { answer, asked } = yield* reader.read(pieces);
    if (!sums || !asked) {
      const told = { ...request, messages, endsAt };
      return yield* owedParts(told, answer, { helper, ...rest });
    }
    const worked = await sums.work(asked);
    if (worked.length) yield worked;
    messages.push(
      ...roundMessages(asked, coded(sums.blockOf(worked)), !canAskAgain(round + 1, endsAt)),
    );
  }
}

const canAskAgain = (round: number, endsAt: number) =>
  round <= roundLimit && endsAt - Date.now() > lastAnswerMs;

/** A round as the provider reads it again: what it asked for, and what came of it. */
const roundMessages = (asked: ProposedSums, block: string, isLast: boolean): ProviderMessage[] => [
  {
    role: 'assistant',
    content: JSON.stringify({ calculate: asked.calculate, add_up: asked.addUp }),
  },
  {
    role: 'user',
    content: [
      block || 'No sum in this could be read.',
      isLast
        ? 'Answer now, with calculate and add_up empty.'
        : 'Answer with these figures; ask for another sum only if it is needed.',
    ].join('\n\n'),
  },
];
