import type { Unit } from './define-number.ts';

const digitsByCurrency = new Map<string, number>();

/** Digits of the currency's smallest coin: 2 for most, 0 for the yen; a RangeError for what is no currency code. */
export const currencyDigits = (currency: string): number => {
  const known = digitsByCurrency.get(currency);
  if (known !== undefined) return known;
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  digitsByCurrency.set(currency, digits);
  return digits;
};

/** Digits after the point that a value may have when it is typed or kept. */
export const digitsOfUnit = (unit: Unit, currency: string): number =>
  unit === 'money' ? currencyDigits(currency) : plainDigits[unit];
const plainDigits = { percent: 3, hours: 2, count: 2 } as const;

/** Currencies whose prices run in the tens and hundreds, or in the thousands and more, where a dollar's are ones. */
const hundreds = new Set(
  'AED ALL AMD BDT CRC CZK DOP DZD EGP HUF INR ISK JMD JPY KES KZT LKR MKD MXN NPR PHP PKR RSD RUB THB TRY TWD UAH UYU XAF XOF ZAR'.split(
    ' ',
  ),
);
const thousands = new Set(
  'ARS CLP COP GNF IDR IQD IRR KHR KRW LAK LBP MGA MMK MNG NGN PYG RWF TZS UGX UZS VND'.split(' '),
);
/** How many times the bounds in dollars a currency has. */
export const currencyScale = (currency: string) => {
  if (thousands.has(currency)) return 10_000;
  return hundreds.has(currency) ? 100 : 1;
};
