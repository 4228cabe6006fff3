import { answerSchemas, emptyAnswer, storable, suggestedHelper } from '#shared/domain/answer.ts';
import { createAnswerReader } from '#shared/domain/answer-reader.ts';
import { createCodeFilter, withoutCodes, withoutCodesIn } from '#shared/domain/block-codes.ts';
import type { Turn } from '#shared/domain/chat.ts';
import type { HelperId } from '#shared/domain/helper-ids.ts';
import { learnedFacts } from '#shared/domain/learned-facts.ts';
import { acceptDecisions } from '#shared/domain/memory.ts';
import type { Finish } from '../lib/openai.ts';

/** The fields of a turn that come from the provider's answer. */
export type ProviderAnswer = Pick<
  Turn,
  'content' | 'cut' | 'suggestedHelperId' | 'facts' | 'decisions'
>;

type Reading = {
  /** The codes of the conversation's blocks, which no answer may show. */
  codes: readonly string[];
  /** What the owner wrote; a fact that does not quote it is left out. */
  typed: readonly string[];
};

/**
 * Reads the provider's answer from its pieces: yields the shown text as it arrives and returns the complete answer, both
 * without the codes of the conversation's blocks.
 */
export async function* readAnswer(
  pieces: AsyncGenerator<string, Finish>,
  helper: HelperId | null,
  { codes, typed }: Reading,
): AsyncGenerator<string, ProviderAnswer> {
  const kind = helper === null ? 'director' : 'helper';
  const reader = createAnswerReader(answerSchemas[kind].shown, { plain: kind === 'helper' });
  const filter = createCodeFilter(codes);
  let next = await pieces.next();
  for (; !next.done; next = await pieces.next()) {
    const text = filter.push(reader.push(next.value));
    if (text) yield text;
  }
  const rest = filter.end();
  if (rest) yield rest;
  const end = reader.end();
  const text = withoutCodes(end.text, codes);
  const whole = withoutCodesIn(end.whole ?? {}, codes);
  return {
    content: text.trim() ? storable(text) : emptyAnswer,
    ...(kind === 'helper' && next.value === 'length' && { cut: 'continue' as const }),
    suggestedHelperId: suggestedHelper(whole, helper),
    facts: kind === 'helper' ? learnedFacts(whole, typed) : [],
    decisions: kind === 'helper' ? acceptDecisions(whole.decisions) : [],
  };
}
