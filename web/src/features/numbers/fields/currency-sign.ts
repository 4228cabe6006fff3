import type { WritingStyle } from '#shared/domain/numbers/parse-number.ts';

/** The sign of the currency, for the front of a field. */
export const currencySign = ({ locale, currency }: WritingStyle) =>
  new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(1)
    .find(({ type }) => type === 'currency')?.value ?? currency;
