import { isCents, type Marks, marksFor, scaleFactor } from './amount-marks.ts';
import { maskOtherNumbers } from './mask-other-numbers.ts';
import { numberWords } from './number-words.ts';
import { type Reading, readNumber, separatorsOf } from './read-number.ts';

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
    readings: readNumber(match[0], separators),
  }));
  const spelled = numberWords(masked).map(({ value, ...place }) => ({
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
