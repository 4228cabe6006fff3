import { maskOtherNumbers } from './mask-other-numbers.ts';
import { numberReadings, type Reading, separatorsOf } from './number-readings.ts';
import { spelledNumbers } from './spelled-numbers.ts';

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
type Marks = {
  /** Tested on the text that ends where the number begins. */
  moneyBefore: RegExp;
  moneyAfter: readonly RegExp[];
  percentAfter: RegExp;
  scaleAfter: RegExp;
};

/** The marks of amounts for a business whose money is `currency`, an ISO code if it is known. */
const marksFor = (currency: string | undefined): Marks => {
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
const scaleFactor = (scale: string) => scales[scale.trim().toLowerCase().replace('.', '')] ?? 1;

/** Whether the mark after a number counts in hundredths. */
const isCents = (mark: string) => /cents?|¢/i.test(mark);

/** How amounts are written: the language of the text, and the money of the business (ISO code). */
export type AmountStyle = { locale: string; currency?: string | undefined };

export type AmountKind = 'money' | 'percent';

/** A number of a text; `kind` is missing where nothing says that it is an amount. */
export type NumberInText = {
  kind: AmountKind | undefined;
  /** Its possible values, the likeliest first. */
  readings: Reading[];
  /** Its position in the text, its marks included. */
  start: number;
  end: number;
  /** What "k" or "million" behind it multiplied it by, else 1. */
  factor: number;
  /** Whether a word follows that the number may count: "5 vans". */
  isCount: boolean;
};

/** Words after a number that it does not count. */
const notCounted =
  /^[\s\u00A0]*(?:$|[^\p{L}\s-]|-(?!\p{L})|(?:an?|per|each|every|to|or|and|in|on|at|for|from|with|but|if|so|now|plus|up|down|then|after|before|is|are|was|were|more|less|off|back|left|net|gross|flat|total|monthly|weekly|daily|yearly|by|bis|oder|und|pro|im|am|por|al|y|o|par|et|ou)(?!\p{L}))/iu;

/** Every number of a text that is neither a date nor a time, a phone number or part of an address. */
export const numbersInText = (text: string, { locale, currency }: AmountStyle): NumberInText[] => {
  const masked = maskOtherNumbers(text, locale);
  const separators = separatorsOf(locale);
  const marks = marksFor(currency);
  const blank = separators.groupIsBlank ? '\\s' : '[\\u00A0\\u202F\\u2009]';
  const digits = RegExp(`\\d+(?:(?:[.,]|['’](?=\\d{3})|${blank}(?=\\d{3}(?!\\d)))\\d+)*`, 'g');
  const written = [...masked.matchAll(digits)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    readings: numberReadings(match[0], separators),
  }));
  const spelled = spelledNumbers(masked).map(({ value, ...place }) => ({
    ...place,
    readings: [{ value, step: 1 }],
  }));
  const found: NumberInText[] = [];
  for (const number of [...written, ...spelled].toSorted((a, b) => a.start - b.start)) {
    // A mark between two numbers belongs to one of them: to the first, which took it already.
    const marked = withMarks(number, masked, marks, found.at(-1)?.end ?? 0);
    if (marked) found.push(marked);
  }
  return found;
};

type Bare = { start: number; end: number; readings: Reading[] };

const matchAt = (pattern: RegExp, text: string, at: number) => {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? '';
};

/** A number with the marks around it, those before it not before `from`; nothing when it is part of a word such as "B2B". */
const withMarks = (
  { start, end, readings }: Bare,
  text: string,
  marks: Marks,
  from: number,
): NumberInText | undefined => {
  const before = marks.moneyBefore.exec(text.slice(Math.max(start - 8, from), start))?.[0] ?? '';
  if (!before && /[\p{L}_]/u.test(text.charAt(start - 1))) return undefined;
  const scale = matchAt(marks.scaleAfter, text, end);
  const scaled = end + scale.length;
  const percent = before ? '' : matchAt(marks.percentAfter, text, scaled);
  const money = before || percent ? '' : firstMatch(marks.moneyAfter, text, scaled);
  const rest = text.slice(scaled + percent.length + money.length);
  const isCount = !notCounted.test(rest);
  const factor = scaleFactor(scale) * (isCents(money) ? 0.01 : 1);
  // "1.2k a month" is money, "1.2k followers" is not, nor is "4K" or "401k".
  const isShort = /^(?:k|\s?grand)$/.test(scale) && !isCount && readings[0]?.value !== 401;
  const kind = percent ? 'percent' : before || money || isShort ? 'money' : undefined;
  return {
    kind,
    readings: timesFactor(readings, factor),
    start: start - before.length,
    end: kind || factor !== 1 ? scaled + percent.length + money.length : end,
    factor,
    isCount,
  };
};

export const timesFactor = (readings: readonly Reading[], factor: number): Reading[] =>
  readings.map(({ value, step }) => ({ value: value * factor, step: step * factor }));

const firstMatch = (patterns: readonly RegExp[], text: string, at: number) =>
  patterns.map((pattern) => matchAt(pattern, text, at)).find(Boolean) ?? '';
