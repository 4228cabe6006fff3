import type { Business } from '#shared/domain/account/business.ts';
import type { Inputs } from '#shared/domain/numbers/calculators/input-and-result-types.ts';
import { knownInputs } from '#shared/domain/numbers/known-inputs.ts';
import type { KnownNumbers } from '#shared/domain/numbers/known-numbers-schemas.ts';
import { localeAndCurrencyOf } from '#shared/domain/numbers/locale-and-currency.ts';
import { createFormat, type Format } from '#shared/domain/numbers/number-format-and-local-words.ts';
import type { WritingStyle } from '#shared/domain/numbers/parse-number.ts';

/** The numbers of a business, and how they are written there. */
export type OwnerNumbers = {
  readonly businessId: string;
  readonly known: KnownNumbers;
  readonly inputs: Inputs;
  readonly style: WritingStyle;
  readonly format: Format;
  readonly today: string;
};

/** What is kept as calculators take it. */
export const ownerNumbersOf = (
  business: Pick<Business, 'id'> & Partial<Pick<Business, 'country' | 'currency' | 'company_size'>>,
  known: KnownNumbers,
  today: string,
): OwnerNumbers => {
  const style = localeAndCurrencyOf(business);
  return {
    businessId: business.id,
    known,
    style,
    format: createFormat(style),
    today,
    inputs: knownInputs(business, known, today),
  };
};
