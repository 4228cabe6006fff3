import { memoize } from '../../lib/memoize.ts';

/** A number as it may be read, with the size of its last digit: 1.2 has a step of 0.1. */
export type Reading = { value: number; step: number };

/** How a language writes numbers. */
export type Separators = { decimal: string; groupIsBlank: boolean };

const formatterFor = (locale: string) => {
  try {
    return new Intl.NumberFormat(locale);
  } catch {
    return new Intl.NumberFormat('en-US');
  }
};

/** The separators of a locale; those of English for one that is not known. */
export const separatorsOf = memoize((locale): Separators => {
  const parts = formatterFor(locale).formatToParts(-1_234_567.5);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  return { decimal: part('decimal') || '.', groupIsBlank: /\s/.test(part('group')) };
});

/**
 * The numbers that digits with separators may stand for, the likeliest first: "1.200" is twelve hundred or one and a
 * fifth. Indian groups, apostrophes and blanks are read too; digits that are no number have no reading.
 */
export const numberReadings = (digits: string, { decimal }: Separators): Reading[] => {
  const plain = digits.replaceAll(/[\s'’]/g, '');
  const marks = plain.match(/[.,]/g) ?? [];
  const last = Math.max(plain.lastIndexOf('.'), plain.lastIndexOf(','));
  const whole = { value: Number(plain.replaceAll(/[.,]/g, '')), step: 1 };
  const broken = withDecimals(plain, last);
  if (marks.length === 0) return [whole];
  if (new Set(marks).size > 1) return [broken];
  // The same mark twice only parts groups; once and before three digits, it may do either.
  if (marks.length > 1) return isGrouped(plain) ? [whole] : [];
  const mayBeGroup = plain.length - last === 4 && last <= 3 && !plain.startsWith('0');
  if (!mayBeGroup) return [broken];
  return plain.charAt(last) === decimal ? [broken, whole] : [whole, broken];
};

const isGrouped = (digits: string) => /^\d{1,3}(?:[.,]\d{2,3})*[.,]\d{3}$/.test(digits);

const withDecimals = (digits: string, at: number): Reading => {
  const fraction = digits.slice(at + 1);
  const value = Number(`${digits.slice(0, at).replaceAll(/[.,]/g, '') || 0}.${fraction || 0}`);
  return { value, step: 10 ** -fraction.length };
};
