import type { HelperId } from '#shared/domain/catalogue/helper-ids.ts';
import { directorText, handedTo, namedHelper } from '#shared/domain/chat/answer.ts';
import type { Part } from '#shared/domain/chat/answer-parts/part.ts';
import type { PartEvent } from '#shared/domain/chat/answer-parts/part-events.ts';
import { createPartsFilter } from '#shared/domain/chat/answer-parts/parts-filter.ts';
import {
  createPartsReader,
  type ReadAnswer,
} from '#shared/domain/chat/answer-parts/parts-reader.ts';
import type { ProposedSums } from '#shared/domain/chat/answer-parts/proposals.ts';
import type { Turn } from '#shared/domain/chat/chat.ts';
import { withoutDelimitersIn } from '#shared/domain/chat/prompt/delimiters.ts';
import { learnedFacts } from '#shared/domain/memory/learned-facts.ts';
import { acceptDecisions } from '#shared/domain/memory/memory.ts';
import { config } from '../../lib/config.ts';
import type { Finish } from '../../lib/openai.ts';

/** What a turn takes from the provider's answer. */
export type ProviderAnswer = Pick<Turn, 'cut' | 'suggestedHelperId' | 'facts' | 'decisions'> & {
  parts: Part[];
  form: ReadAnswer['form'];
};

type Reading = {
  /** The codes of the conversation's blocks, which no answer may show. */
  codes: readonly string[];
  /** What the owner wrote; a fact that does not quote it is left out. */
  typed: readonly string[];
  takesSums: boolean;
};

/** The assistant that only shows the way says nothing in another shape, unless its provider knows no schemas. */
const directorAnswer = {
  textField: directorText,
  isStrict: config.OPENAI_FORMAT === 'schema',
};

/** Knows the sums of an answer before its first words, because they stand first: what is decided at the first words stays. */
const createSumsDecision = (takesSums: boolean, asked: () => ProposedSums | undefined) => {
  let decided: ProposedSums | null | undefined = takesSums ? undefined : null;
  return () => {
    decided = decided === undefined ? (asked() ?? null) : decided;
    return decided ?? undefined;
  };
};

/**
 * Reads one answer of the provider: yields its parts as they grow and returns the complete answer, both without the
 * codes of the conversation's blocks, or the sums it asks for instead; of an answer that asks for sums no part is told.
 */
export const readAnswer = (helper: HelperId | null, { codes, typed, takesSums }: Reading) => {
  const reader = createPartsReader(helper === null ? directorAnswer : {});
  const decide = createSumsDecision(takesSums, reader.asked);
  return {
    /** The sums it asked for; known at its end. */
    asked: decide,
    read: async function* (
      pieces: AsyncGenerator<string, Finish>,
    ): AsyncGenerator<PartEvent, { answer: ProviderAnswer; asked: ProposedSums | undefined }> {
      const filter = createPartsFilter(codes);
      let next = await pieces.next();
      for (; !next.done; next = await pieces.next()) {
        const events = reader.push(next.value).flatMap(filter.push);
        if (events.length && !decide()) yield* events;
      }
      const { events, answer } = reader.end({ isCut: next.value === 'length' });
      const asked = decide();
      if (!asked) yield* [...events.flatMap(filter.push), ...filter.end()];
      const clean = withoutDelimitersIn(answer, codes);
      return { answer: answerOf(helper, clean, next.value, typed), asked };
    },
  };
};

const answerOf = (
  helper: HelperId | null,
  { parts, fields, form, cut }: ReadAnswer,
  finish: Finish,
  typed: readonly string[],
): ProviderAnswer =>
  helper === null
    ? { parts, form, suggestedHelperId: namedHelper(fields), facts: [], decisions: [] }
    : {
        parts,
        form,
        ...(finish === 'length' && cut && { cut: 'continue' as const }),
        suggestedHelperId: handedTo(parts, helper),
        facts: learnedFacts(fields, typed),
        decisions: acceptDecisions(fields.decisions),
      };
