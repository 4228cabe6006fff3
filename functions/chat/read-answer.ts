import { answerSchemas, emptyAnswer, storable, suggestedHelper } from '#shared/domain/answer.ts';
import { createAnswerReader } from '#shared/domain/answer-reader.ts';
import type { Turn } from '#shared/domain/chat.ts';
import { learnedFacts } from '#shared/domain/learned-facts.ts';
import { acceptDecisions } from '#shared/domain/memory.ts';
import type { Finish } from '../lib/openai.ts';

/** The fields of a turn that come from the provider's answer. */
export type ProviderAnswer = Pick<
  Turn,
  'content' | 'cut' | 'suggestedHelperId' | 'facts' | 'decisions'
>;

/**
 * Reads the provider's answer from its pieces: yields the shown text as it arrives and returns the complete answer.
 * `typed` is what the owner wrote; a fact that does not quote it is left out.
 */
export async function* readAnswer(
  pieces: AsyncGenerator<string, Finish>,
  kind: keyof typeof answerSchemas,
  typed: readonly string[],
): AsyncGenerator<string, ProviderAnswer> {
  const reader = createAnswerReader(answerSchemas[kind].shown, { plain: kind === 'helper' });
  let next = await pieces.next();
  for (; !next.done; next = await pieces.next()) {
    const text = reader.push(next.value);
    if (text) yield text;
  }
  const { text, whole } = reader.end();
  return {
    content: text.trim() ? storable(text) : emptyAnswer,
    ...(kind === 'helper' && next.value === 'length' && { cut: 'continue' as const }),
    suggestedHelperId: kind === 'director' ? suggestedHelper(whole) : null,
    facts: kind === 'helper' ? learnedFacts(whole, typed) : [],
    decisions: kind === 'helper' ? acceptDecisions(whole?.decisions) : [],
  };
}
