import { checkNumber, type NumberProblem } from './check-number.ts';
import { asDecimal, type Decimal, decimalFromNumber } from './decimal-as-text.ts';
import type { Unit } from './define-number.ts';
import type { NumberId } from './kept-and-case-number-definitions.ts';
import { numbers } from './numbers.ts';

const displays = ['symbol', 'narrowSymbol', 'code', 'name'] as const;
const known = new Map<string, readonly string[]>();

const findWords = (locale: string, currency: string): string[] => {
  // Canada writes the dollar of its neighbor as others abroad do: "US$".
  const words = [locale, 'en-CA'].flatMap((place) =>
    displays.flatMap((currencyDisplay) => {
      const format = new Intl.NumberFormat(place, { style: 'currency', currency, currencyDisplay });
      return [1, 2].flatMap((amount) =>
        format
          .formatToParts(amount)
          .filter(({ type }) => type === 'currency')
          .flatMap(({ value }) => [value, value.split(' ').at(-1) ?? value]),
      );
    }),
  );
  const plain = words.map((word) => word.normalize('NFKC').toLowerCase());
  return [...new Set(plain)].toSorted((a, b) => b.length - a.length);
};

/** The signs and words of a currency in that locale, in lower case, longest first: "us dollars", "usd", "us$", "$". */
const currencyWords = (style: { locale: string; currency: string }): readonly string[] => {
  const key = `${style.locale} ${style.currency}`;
  const words = known.get(key) ?? findWords(style.locale, style.currency);
  known.set(key, words);
  return words;
};

const hoursAndMinutes = /^(\d{1,4})\s*(?::|h|hrs?|hours?)\s*(\d{1,2})\s*(?:m|min|mins|minutes?)?$/i;
const onlyMinutes = /^(\d{1,6})\s*(?:m|min|mins|minutes?)$/i;

/** "2:30", "2 h 30" or "90 min" in hours, to a hundredth; undefined for every other text. */
const parseDuration = (text: string): Decimal | undefined => {
  const [, hours, rest] = hoursAndMinutes.exec(text) ?? [];
  const [, minutesAlone] = onlyMinutes.exec(text) ?? [];
  if (rest !== undefined && Number(rest) > 59) return undefined;
  const minutes = rest === undefined ? minutesAlone : Number(hours) * 60 + Number(rest);
  return minutes === undefined ? undefined : decimalFromNumber(Number(minutes) / 60, 2);
};

/** How the owner writes numbers: a BCP 47 locale and the currency of the business. */
export type WritingStyle = { readonly locale: string; readonly currency: string };
/** What was typed: its value, or why it has none. */
export type ParsedNumber = { value: Decimal } | { problem: NumberProblem };

const parens = /^\((.*)\)$/;
const vulgarFractions: Readonly<Record<string, string>> = { '¼': '.25', '½': '.5', '¾': '.75' };

/** Typed signs in one spelling: plain digits, one kind of minus and of blank. */
const normalize = (text: string) =>
  text
    .replace(/[¼½¾]/g, (sign) => vulgarFractions[sign] ?? sign)
    .normalize('NFKC')
    .replace(/[\u200e\u200f\u061c\u202a-\u202e]/g, '')
    .replace(/[−‐‑–]/g, '-')
    .replace(/[\s\u202f]+/g, ' ')
    .replace(/[’`´]/g, "'")
    .trim();

const percentWords = /%|\b(?:percent|per cent|pct)\b/gi;
const hourWords = /(?<=\d|\s|^)(?:hours?|hrs?|h)\b\.?/gi;

/** The text without the words of its unit. */
const withoutUnit = (text: string, unit: Unit, style: WritingStyle): string => {
  if (unit === 'count') return text;
  if (unit !== 'money')
    return text.replace(unit === 'percent' ? percentWords : hourWords, '').trim();
  const lower = text.toLowerCase();
  const word = currencyWords(style).find((one) => lower.includes(one));
  if (!word) return text;
  const at = lower.indexOf(word);
  return `${text.slice(0, at)}${text.slice(at + word.length)}`.trim();
};

const separatorsOf = (locale: string) => {
  const parts = new Intl.NumberFormat(locale).formatToParts(1234567.8);
  return parts.find(({ type }) => type === 'decimal')?.value === ',' ? ',' : '.';
};

const groupsOf = (sign: string) =>
  // Groups of three, or the Indian ones of two before the last three.
  new RegExp(`^\\d{1,3}(?:\\${sign}\\d{3})+$|^\\d{1,2}(?:\\${sign}\\d{2})*\\${sign}\\d{3}$`);

/** Digits with separators as a plain decimal, or undefined when the separators make no sense. */
const plainDecimal = (text: string, locale: string): string | undefined => {
  if (!/^[\d., ']+$/.test(text) || !/\d/.test(text)) return undefined;
  const decimalSign = decimalSignOf(text, locale);
  const [whole = '', fraction, ...more] = decimalSign ? text.split(decimalSign) : [text];
  if (more.length > 0 || /\D/.test(fraction ?? '')) return undefined;
  const sign = /\D/.exec(whole)?.[0];
  if (sign && !groupsOf(sign).test(whole)) return undefined;
  const digits = whole.replace(/\D/g, '') || '0';
  return fraction ? `${digits}.${fraction}` : digits;
};

/** The sign before the fraction: the last of two kinds; a single one by the locale, unless only a fraction or only groups fit. */
const decimalSignOf = (text: string, locale: string): '.' | ',' | undefined => {
  const points = text.split('.').length - 1;
  const commas = text.split(',').length - 1;
  if (points > 0 && commas > 0) return text.lastIndexOf('.') > text.lastIndexOf(',') ? '.' : ',';
  if (points + commas === 0) return undefined;
  const sign = points > 0 ? '.' : ',';
  if (points + commas > 1) return undefined;
  if (separatorsOf(locale) === sign) return sign;
  return groupsOf(sign).test(text) ? undefined : sign;
};

/** Reads what an owner types for a value of that unit: "1,200.50", "35 %", "2.5h", "2:30", "1.2k". */
export const parseNumber = (typed: string, unit: Unit, style: WritingStyle): ParsedNumber => {
  const text = normalize(typed);
  if (!text) return { problem: { kind: 'empty' } };
  const duration = unit === 'hours' ? parseDuration(text) : undefined;
  if (duration !== undefined) return { value: duration };
  const bare = withoutUnit(text, unit, style);
  const negative = /^-|-$/.test(bare) || parens.test(bare);
  const size = bare
    .replace(parens, '$1')
    .replace(/^[-+]|-$/g, '')
    .trim();
  const [, thousands] = /^(.*\d)\s?k$/i.exec(size) ?? [];
  const plain = plainDecimal(thousands ?? size, style.locale);
  if (plain === undefined) {
    return { problem: { kind: /[%\p{Sc}]|\d\s*h\b/u.test(size) ? 'wrong_unit' : 'unreadable' } };
  }
  const value = asDecimal(`${negative ? '-' : ''}${thousands ? timesThousand(plain) : plain}`);
  return value === undefined ? { problem: { kind: 'too_large_to_read' } } : { value };
};

const timesThousand = (plain: string) => {
  const [whole = '0', fraction = ''] = plain.split('.');
  const padded = fraction.padEnd(3, '0');
  return `${whole}${padded.slice(0, 3)}.${padded.slice(3) || '0'}`;
};

/** Reads what an owner types for that number and checks it: a value that may be kept, or what to say under the field. */
export const parseAndCheckNumber = (
  id: NumberId,
  typed: string,
  style: WritingStyle,
): ParsedNumber => {
  const read = parseNumber(typed, numbers[id].unit, style);
  if ('problem' in read) return read;
  const problem = checkNumber(id, read.value, style.currency);
  return problem ? { problem } : read;
};
