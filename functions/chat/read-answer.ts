import { answerSchemas, emptyAnswer, storable, suggestedHelper } from '#shared/domain/answer.ts';
import { createJsonReader } from '#shared/domain/answer-parts/json-reader.ts';
import { acceptSums, type ProposedSums } from '#shared/domain/answer-parts/proposals.ts';
import { fieldsOf, listOf } from '#shared/domain/answer-parts/values.ts';
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

type Reading = {
  /** The codes of the conversation's blocks, which no answer may show. */
  codes: readonly string[];
  /** What the owner wrote; a fact that does not quote it is left out. */
  typed: readonly string[];
  takesSums: boolean;
};

/**
 * Reads one answer of the provider: yields the shown text as it arrives and returns the complete answer, both without
 * the codes of the conversation's blocks, or the sums it asks for instead; of an answer that asks for sums no text is shown.
 */
export const readAnswer = (helper: HelperId | null, { codes, typed, takesSums }: Reading) => {
  const kind = helper === null ? 'director' : 'helper';
  const sums = createSumsReader(takesSums);
  return {
    /** The sums it asked for; known at its end. */
    asked: sums.decide,
    read: async function* (
      pieces: AsyncGenerator<string, Finish>,
    ): AsyncGenerator<string, { answer: ProviderAnswer; asked: ProposedSums | undefined }> {
      const reader = createAnswerReader(answerSchemas[kind].shown, { plain: kind === 'helper' });
      const filter = createCodeFilter(codes);
      let next = await pieces.next();
      for (; !next.done; next = await pieces.next()) {
        sums.push(next.value);
        const text = filter.push(reader.push(next.value));
        if (text && !sums.decide()) yield text;
      }
      const rest = filter.end();
      const asked = sums.decide();
      if (rest && !asked) yield rest;
      return { answer: answerOf(helper, reader.end(), next.value, { codes, typed }), asked };
    },
  };
};

const answerOf = (
  helper: HelperId | null,
  end: { text: string; whole: Record<string, unknown> | undefined },
  finish: Finish,
  { codes, typed }: Pick<Reading, 'codes' | 'typed'>,
): ProviderAnswer => {
  const text = withoutCodes(end.text, codes);
  const whole = withoutCodesIn(end.whole ?? {}, codes);
  return {
    content: text.trim() ? storable(text) : emptyAnswer,
    ...(helper && finish === 'length' && { cut: 'continue' as const }),
    suggestedHelperId: suggestedHelper(whole, helper),
    facts: helper ? learnedFacts(whole, typed) : [],
    decisions: helper ? acceptDecisions(whole.decisions) : [],
  };
};
