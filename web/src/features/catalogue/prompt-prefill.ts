import { prefill } from '#shared/domain/catalogue/prefill-and-validate-inputs.ts';
import type { PromptInput } from '#shared/domain/catalogue/starter-prompt.ts';
import type {
  PartialBusiness,
  RememberedText,
} from '#shared/domain/chat/prompt/placeholder-values.ts';
import { nothingKnown } from '#shared/domain/numbers/known-numbers.ts';
import type { KnownNumbers } from '#shared/domain/numbers/known-numbers-schemas.ts';
import { prefillFromNumbers } from '#shared/domain/numbers/numbers-of-blanks.ts';
import { localToday } from '#web/core/dates/local-day.ts';
import { ownerNumbersOf } from '#web/features/numbers/owner-numbers.ts';

/** What blanks are filled from: the business, what is remembered of it, its numbers. */
export type PrefillContext = Readonly<{
  business: PartialBusiness & { readonly id?: string };
  memory: readonly RememberedText[];
  /** The kept numbers of the business. */
  known?: KnownNumbers | undefined;
}>;

/** The numbers of the business and how it writes them. */
export const ownerOfPrefill = ({ business, known = nothingKnown }: PrefillContext) =>
  ownerNumbersOf({ ...business, id: business.id ?? '' }, known, localToday());

/** The number of the business that fills in a blank. */
const keptFor = (promptId: string, input: PromptInput, { known }: PrefillContext) =>
  prefillFromNumbers(promptId, [input], known?.numbers ?? [])[input.id];

/** The first value of a blank: a kept number before anything that was once said in passing. */
export const firstValue = (promptId: string, input: PromptInput, context: PrefillContext) =>
  keptFor(promptId, input, context)?.value ?? prefill(input, context);

/** A hint that says where a prefilled value came from; null for a default that is the same for everybody. */
export const originOf = (
  promptId: string,
  input: PromptInput,
  context: PrefillContext,
): string | null => {
  if (keptFor(promptId, input, context))
    return 'From your numbers. If you change it, we’ll save the new one.';
  const { defaultValue: _default, source, ...rest } = input;
  if (!source || source.type === 'static') return null;
  const { fallback: _fallback, ...own } = source;
  if (!prefill({ ...rest, source: own }, context)) return null;
  return source.type === 'userProfile'
    ? 'From your profile. Changes here apply to this prompt only.'
    : 'From what your helpers remember. If you change it, they’ll remember that.';
};
