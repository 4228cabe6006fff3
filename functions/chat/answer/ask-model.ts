import type { HelperId } from '#shared/domain/catalogue/helper-ids.ts';
import type { Part } from '#shared/domain/chat/answer-parts/part.ts';
import type { PartEvent } from '#shared/domain/chat/answer-parts/part-events.ts';
import { createPartsDelimiterFilter } from '#shared/domain/chat/answer-parts/parts-delimiter-filter.ts';
import {
  createPartsReader,
  type ReadAnswer,
} from '#shared/domain/chat/answer-parts/parts-reader.ts';
import type { ProposedCalculations } from '#shared/domain/chat/answer-parts/proposed-calculations-and-facts.ts';
import { assistantTextField } from '#shared/domain/chat/model-answer-formats.ts';
import { withoutDelimitersIn } from '#shared/domain/chat/prompt/remove-delimiters.ts';
import { handedTo, namedHelper } from '#shared/domain/chat/suggested-helper.ts';
import type { Turn } from '#shared/domain/chat/turn-schemas.ts';
import { learnedDecisions, learnedFacts } from '#shared/domain/memory/learn-from-answer.ts';
import { config } from '../../lib/config.ts';
import type { Finish, ProviderRequest } from '../../lib/openai/ask-provider.ts';
import { countedModelCall, type ModelCaller } from './counted-model-call.ts';

/** What a turn takes from the provider's answer. */
export type ProviderAnswer = Pick<Turn, 'cut' | 'suggestedHelperId' | 'facts' | 'decisions'> & {
  parts: Part[];
  form: ReadAnswer['form'];
};

type Reading = {
  helper: HelperId | null;
  /** The codes of the conversation's blocks, which no answer may show. */
  codes: readonly string[];
  /** What the owner wrote; a fact that does not quote it is left out. */
  typed: readonly string[];
  takesCalculations: boolean;
};

/**
 * One call to the AI provider for an answer: yields the parts of the answer as they grow and returns the
 * complete answer, both without the codes of the conversation's blocks, or the sums it asks for instead; of an answer
 * that asks for sums no part is told.
 */
export async function* askModel(
  request: ProviderRequest,
  { helper, codes, typed, takesCalculations }: Reading,
  caller: ModelCaller,
): AsyncGenerator<PartEvent, { answer: ProviderAnswer; asked: ProposedCalculations | undefined }> {
  const reader = createPartsReader(helper === null ? assistantAnswer : {});
  const decide = createCalculationsDecision(takesCalculations, reader.asked);
  const filter = createPartsDelimiterFilter(codes);
  const pieces = countedModelCall(request, { ...caller, isRound: () => decide() !== undefined });
  let next = await pieces.next();
  for (; !next.done; next = await pieces.next()) {
    const events = reader.push(next.value).flatMap(filter.push);
    if (events.length && !decide()) yield* events;
  }
  const finish = next.value;
  const { events, answer } = reader.end({ isCut: finish === 'length' });
  const asked = decide();
  if (!asked) yield* [...events.flatMap(filter.push), ...filter.end()];
  const clean = withoutDelimitersIn(answer, codes);
  return { answer: answerOf(helper, clean, finish, typed), asked };
}

/** The assistant that only shows the way says nothing in another shape, unless its provider knows no schemas. */
const assistantAnswer = {
  textField: assistantTextField,
  isStrict: config.OPENAI_FORMAT === 'schema',
};

/** Knows the sums of an answer before its first words, because they stand first: what is decided at the first words stays. */
const createCalculationsDecision = (
  takesCalculations: boolean,
  asked: () => ProposedCalculations | undefined,
) => {
  let decided: ProposedCalculations | null | undefined = takesCalculations ? undefined : null;
  return () => {
    decided = decided === undefined ? (asked() ?? null) : decided;
    return decided ?? undefined;
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
        // JSON that ends too early is cut as well, whatever the provider says of its end.
        ...(cut && finish !== 'stopped' && { cut: 'continue' as const }),
        suggestedHelperId: handedTo(parts, helper),
        facts: learnedFacts(fields, typed),
        decisions: learnedDecisions(fields, typed),
      };
