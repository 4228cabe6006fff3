import type { BusinessDetails } from '#shared/domain/account/business.ts';
import { prefill, validateFilled } from '#shared/domain/catalogue/prefill-and-validate-inputs.ts';
import type { PromptInput } from '#shared/domain/catalogue/starter-prompt.ts';
import type { CalculationKind } from '#shared/domain/numbers/calculators/index.ts';
import { nothingKnown } from '#shared/domain/numbers/known-numbers.ts';
import { askedNumbers, getNumberInputs } from '#shared/domain/numbers/starter-prompt-numbers.ts';
import { localToday } from '#web/core/dates/local-day.ts';
import { readNumberField } from '#web/features/numbers/fields/number-field-values.ts';
import { ownerNumbersOf } from '#web/features/numbers/owner-numbers.ts';

/** What was typed into the form of a try-out, by field; a field that is not here has its first value. */
export type TryOutValues = Readonly<Record<string, string>>;

/** The prompt that is tried, as its form needs it. */
export type AskedPrompt = {
  readonly id: string;
  readonly calculators?: readonly CalculationKind[] | undefined;
  readonly additionalInputs: readonly PromptInput[];
  readonly outcome: string;
};

/** The numbers of a sample business: none are kept. */
const numbersOf = (business: BusinessDetails) =>
  ownerNumbersOf({ ...business, id: '' }, nothingKnown, localToday());

/** The blanks that are filled in as they are, and the numbers that the sums ask for instead of the others. */
export const fieldsOf = (asked: AskedPrompt, business: BusinessDetails) => {
  const asNumbers = getNumberInputs(asked);
  return {
    blanks: asked.additionalInputs.filter(({ id }) => !asNumbers.has(id)),
    numbers: askedNumbers(asked, numbersOf(business).inputs),
  };
};

/** What stands in a blank before anything is typed, as an owner finds it. */
export const firstValue = (blank: PromptInput, business: BusinessDetails) =>
  prefill(blank, { business, memory: [] });

const numberKey = (id: string) => `number ${id}`;
export const numberField = (id: string, typed: TryOutValues) => ({
  key: numberKey(id),
  value: typed[numberKey(id)] ?? '',
});

/** The filled prompt as an owner's page would send it, without empty blanks. */
export const filledOf = (asked: AskedPrompt, typed: TryOutValues, business: BusinessDetails) => {
  const { blanks, numbers } = fieldsOf(asked, business);
  const owner = numbersOf(business);
  const values = blanks.map(
    (blank) => [blank.id, (typed[blank.id] ?? firstValue(blank, business)).trim()] as const,
  );
  const given = numbers.map(
    ({ id }) => [id, readNumberField(id, numberField(id, typed).value, owner).value ?? ''] as const,
  );
  const constraints = typed.constraints?.trim();
  return {
    specificOutcome: (typed.specificOutcome ?? asked.outcome).trim(),
    ...(constraints && { constraints }),
    additionalInputs: Object.fromEntries(values.filter(([, value]) => value !== '')),
    ...(given.length > 0 && { numbers: Object.fromEntries(given) }),
  };
};

/** What is wrong with the form, by field. */
export const problemsOf = (
  asked: AskedPrompt,
  typed: TryOutValues,
  business: BusinessDetails,
): Record<string, string> => {
  const { blanks, numbers } = fieldsOf(asked, business);
  const owner = numbersOf(business);
  return {
    ...validateFilled(blanks, filledOf(asked, typed, business)),
    ...Object.fromEntries(
      numbers.flatMap(({ id }) => {
        const { key, value } = numberField(id, typed);
        const { problem } = readNumberField(id, value, owner);
        return problem ? [[key, problem]] : [];
      }),
    ),
  };
};
