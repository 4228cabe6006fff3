import { answerSchemas, emptyAnswer, storable, suggestedHelper } from '#shared/domain/answer.ts';
import { createJsonReader } from '#shared/domain/answer-parts/json-reader.ts';
import { acceptSums, type ProposedSums } from '#shared/domain/answer-parts/proposals.ts';
import { fieldsOf, listOf } from '#shared/domain/answer-parts/values.ts';
import { createAnswerReader } from '#shared/domain/answer-reader.ts';
import type { Turn } from '#shared/domain/chat.ts';
import { acceptDecisions, acceptFacts } from '#shared/domain/memory.ts';
import type { Finish } from '../lib/openai.ts';

/** The fields of a turn that come from the provider's answer. */
export type ProviderAnswer = Pick<
  Turn,
  'content' | 'cut' | 'suggestedHelperId' | 'facts' | 'decisions'
>;

/** Knows the sums of an answer before its first words, because they stand first. */
const createSumsReader = (takesSums: boolean) => {
  const json = createJsonReader();
  let asked: ProposedSums | null | undefined = takesSums ? undefined : null;
  return {
    push: (piece: string) => {
      if (asked === undefined) json.push(piece);
    },
    /** The sums it asks for; undefined for none. What is decided at the first words stays. */
    decide: () => {
      if (asked === undefined) {
        const { calculate, add_up } = fieldsOf(json.value());
        asked = listOf(calculate).length + listOf(add_up).length ? acceptSums(json.value()) : null;
      }
      return asked ?? undefined;
    },
  };
};

/**
 * Reads one answer of the provider: yields the shown text as it arrives and returns the complete answer, or the sums it
 * asks for instead; of an answer that asks for sums no text is shown.
 */
export const readAnswer = (
  kind: keyof typeof answerSchemas,
  { takesSums }: { takesSums: boolean },
) => {
  const sums = createSumsReader(takesSums);
  return {
    /** The sums it asked for; known at its end. */
    asked: sums.decide,
    read: async function* (
      pieces: AsyncGenerator<string, Finish>,
    ): AsyncGenerator<string, { answer: ProviderAnswer; asked: ProposedSums | undefined }> {
      const reader = createAnswerReader(answerSchemas[kind].shown, { plain: kind === 'helper' });
      let next = await pieces.next();
      for (; !next.done; next = await pieces.next()) {
        sums.push(next.value);
        const text = reader.push(next.value);
        if (text && !sums.decide()) yield text;
      }
      return { answer: answerOf(kind, reader.end(), next.value), asked: sums.decide() };
    },
  };
};

const answerOf = (
  kind: keyof typeof answerSchemas,
  { text, whole }: { text: string; whole: Record<string, unknown> | undefined },
  finish: Finish,
): ProviderAnswer => ({
  content: text.trim() ? storable(text) : emptyAnswer,
  ...(kind === 'helper' && finish === 'length' && { cut: 'continue' as const }),
  suggestedHelperId: kind === 'director' ? suggestedHelper(whole) : null,
  facts: kind === 'helper' ? acceptFacts(whole?.facts) : [],
  decisions: kind === 'helper' ? acceptDecisions(whole?.decisions) : [],
});
