import type { Decimal } from './decimal-as-text.ts';
import type { Unit } from './define-number.ts';

/** Writes values as people of that place write them, money in the currency of the business. */
export type Format = {
  money: (value: Decimal) => string;
  percent: (value: Decimal) => string;
  hours: (value: Decimal) => string;
  count: (value: Decimal) => string;
  /** Any of the four. */
  value: (unit: Unit, value: Decimal) => string;
  /** A day (ISO) without its year, for example "January 15". */
  day: (date: string) => string;
  /** A text in the words of the country: in the UK, sales tax is VAT. */
  words: (text: string) => string;
};

/** The American words of calculators and numbers, and what a British business calls the same. */
const britishWords: readonly (readonly [RegExp, string])[] = [
  [/\bsales tax\b/gi, 'VAT'],
  [/\bby check\b/g, 'by bank transfer'],
  [/\bPayroll taxes and benefits\b/g, 'Employer’s NI and pension'],
  [
    /\bpayroll taxes, workers’ comp, insurance, and paid time off\b/g,
    'employer’s National Insurance, pension, insurance, and paid holiday',
  ],
  [/\bpayroll taxes\b/g, 'employer’s National Insurance'],
];

/** Writes texts in the words of the country of a locale. */
export const localWords = (locale: string) => (text: string) =>
  locale === 'en-GB'
    ? britishWords.reduce((said, [american, british]) => said.replace(american, british), text)
    : text;

/** The format of a business: a BCP 47 locale and an ISO currency code; a RangeError for what is neither. */
export const createFormat = (business: { locale: string; currency: string }): Format => {
  const { locale, currency } = business;
  const moneyFormat = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  });
  const percentFormat = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: 'percent',
    maximumFractionDigits: 3,
  });
  const plainFormat = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  const dayFormat = new Intl.DateTimeFormat(locale, {
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  });
  const plain = (value: Decimal) => plainFormat.format(Number(value));
  const byUnit = {
    money: (value: Decimal) => moneyFormat.format(Number(value)),
    percent: (value: Decimal) => percentFormat.format(Number(value)),
    hours: plain,
    count: plain,
  };
  return {
    ...byUnit,
    value: (unit, value) => byUnit[unit](value),
    words: localWords(locale),
    day: (date) => dayFormat.format(new Date(`${date}T00:00:00Z`)),
  };
};
