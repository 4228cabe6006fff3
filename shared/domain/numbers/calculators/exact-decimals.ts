/** Exact arithmetic for the calculators: fractions of whole numbers, rounded once and in a stated direction. */
import Fraction from 'fraction.js';
import type { Decimal } from '../decimal-as-text.ts';

/** An exact number; never make one of a JavaScript number with a fraction. */
export type Exact = Fraction;

/** Half away from zero, up towards plus infinity, down towards minus infinity. */
export type Rounding = 'half' | 'up' | 'down';

/** The exact number of a decimal or a whole number; throws for every other text. */
export const exact = (value: Decimal | number): Exact => {
  const [whole = '', fraction = ''] = String(value).split('.');
  return new Fraction(BigInt(whole + fraction), 10n ** BigInt(fraction.length));
};

export const zero: Exact = exact(0);
export const one: Exact = exact(1);

/** A percentage as a share: 35 is 0.35. */
export const share = (percentage: Decimal): Exact => exact(percentage).div(100);

export const sum = (...terms: readonly Exact[]): Exact =>
  terms.reduce((total, term) => total.add(term), zero);

/** Rounded to so many digits after the point. */
export const round = (value: Exact, mode: Rounding, digits: number): Exact => {
  if (mode === 'up') return value.ceil(digits);
  if (mode === 'down') return value.floor(digits);
  const size = value.abs().round(digits);
  return value.lt(0) ? size.neg() : size;
};

/** The decimal of an exact number that has been rounded; no currency has more digits than four. */
export const toDecimal = (value: Exact, digits = 4): Decimal => {
  const scaled = ((value.n * 10n ** BigInt(digits)) / value.d).toString().padStart(digits + 1, '0');
  const whole = scaled.slice(0, scaled.length - digits);
  const fraction = scaled.slice(scaled.length - digits).replace(/0+$/, '');
  const size = fraction ? `${whole}.${fraction}` : whole;
  return value.lt(0) ? `-${size}` : size;
};

/** An exact number as "numerator/denominator". */
export const toFraction = (value: Exact): string => `${value.s * value.n}/${value.d}`;
