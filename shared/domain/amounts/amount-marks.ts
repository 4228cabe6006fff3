/** The signs and words that make a number an amount of money or a percentage. */

const signs = '(?:US|CA|AU?|NZ|HK|SG?|R|MX|C)?\\$|[€£₹¥₩₺₽₫₱₪₴]|(?<!\\p{L})(?:Rs\\.?|kr\\.?|zł|Kč)';
/** Signs that are words elsewhere. */
const ownSigns: Readonly<Record<string, string>> = {
  HUF: 'Ft',
  CHF: 'Fr\\.',
  RON: 'lei',
  ZAR: 'R',
};
// Codes that are no words; a business whose own currency is another one brings its code along.
const codes = [
  ...['USD', 'EUR', 'GBP', 'INR', 'CAD', 'AUD', 'NZD', 'CHF', 'JPY', 'CNY', 'MXN', 'BRL', 'ZAR'],
  ...['SEK', 'NOK', 'DKK', 'PLN', 'CZK', 'HUF', 'SGD', 'HKD', 'AED', 'PHP', 'ILS', 'KRW', 'COP'],
];
const words =
  'dollars?|bucks|dólar(?:es)?|euros?|pesos?|rupees?|rupien?|rupias?|francs?|franken|kron(?:er|or|en)|quid|cents?|pounds? sterling';
const percents =
  '%|per ?cent|pct|percentage points?|prozent|por ciento|pour cent|per cento|procent';
const scales: Readonly<Record<string, number>> = {
  ...{ k: 1e3, thousand: 1e3, grand: 1e3, lakh: 1e5, lakhs: 1e5 },
  ...{ m: 1e6, million: 1e6, mio: 1e6, mn: 1e6, crore: 1e7, crores: 1e7, bn: 1e9, billion: 1e9 },
};
const scaleWords = Object.keys(scales)
  .filter((word) => word.length > 1)
  .map((word) => (word === 'mio' ? 'mio\\.?' : word))
  .join('|');

/** The marks before and after a number. Patterns for what follows are sticky; set `lastIndex` to the end of the number. */
export type Marks = {
  /** Tested on the text that ends where the number begins. */
  moneyBefore: RegExp;
  moneyAfter: readonly RegExp[];
  percentAfter: RegExp;
  scaleAfter: RegExp;
};

/** The marks of amounts for a business whose money is `currency`, an ISO code if it is known. */
export const marksFor = (currency: string | undefined): Marks => {
  const ownSign = ownSigns[currency ?? ''];
  const own = currency && /^[A-Z]{3}$/.test(currency) ? [...codes, currency] : codes;
  const sign = `(?:${signs}${ownSign ? `|(?<!\\p{L})${ownSign}` : ''})`;
  const code = `(?<!\\p{L})(?:${own.join('|')})(?!\\p{L})`;
  // Elsewhere pounds are a weight.
  const named = currency === 'GBP' ? `${words}|pounds?(?! of\\b)` : words;
  return {
    moneyBefore: RegExp(`(?:${sign}|${code})\\s?$`, 'u'),
    moneyAfter: [
      RegExp(`\\s?(?:${sign}(?![\\p{L}\\d])|¢|${code})`, 'uy'),
      RegExp(`[\\s-]?(?:${named})(?!\\p{L})`, 'iuy'),
    ],
    percentAfter: RegExp(`[\\s-]?(?:${percents})(?!\\p{L})`, 'iuy'),
    // A single letter only when it is tied to the number.
    scaleAfter: RegExp(`(?:[km]|\\s?(?:${scaleWords}))(?![\\p{L}\\d])`, 'iuy'),
  };
};

/** What a scale multiplies by. */
export const scaleFactor = (scale: string) =>
  scales[scale.trim().toLowerCase().replace('.', '')] ?? 1;

/** Whether the mark after a number counts in hundredths. */
export const isCents = (mark: string) => /cents?|¢/i.test(mark);
