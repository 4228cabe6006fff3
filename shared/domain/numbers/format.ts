import type { Decimal, Unit } from './definition.ts';

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
};

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
    day: (date) => dayFormat.format(new Date(`${date}T00:00:00Z`)),
  };
};
