import { answerSchemas, emptyAnswer, storable, suggestedHelper } from '#shared/domain/answer.ts';
import { createAnswerReader } from '#shared/domain/answer-reader.ts';
import type { Turn } from '#shared/domain/chat.ts';
import { acceptDecisions, acceptFacts } from '#shared/domain/memory.ts';

/** The fields of a turn that come from the provider's answer. */
export type ProviderAnswer = Pick<Turn, 'content' | 'suggestedHelperId' | 'facts' | 'decisions'>;

/** Reads the provider's answer from its pieces: yields the shown text as it arrives and returns the complete answer. */
export async function* readAnswer(
  pieces: AsyncIterable<string>,
  kind: keyof typeof answerSchemas,
): AsyncGenerator<string, ProviderAnswer> {
  const reader = createAnswerReader(answerSchemas[kind].shown, { plain: kind === 'helper' });
  for await (const piece of pieces) {
    const text = reader.push(piece);
    if (text) yield text;
  }
  const { text, whole } = reader.end();
  return {
    content: text.trim() ? storable(text) : emptyAnswer,
    suggestedHelperId: kind === 'director' ? suggestedHelper(whole) : null,
    facts: kind === 'helper' ? acceptFacts(whole?.facts) : [],
    decisions: kind === 'helper' ? acceptDecisions(whole?.decisions) : [],
  };
}
