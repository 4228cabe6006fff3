import { type Amount, amountsInText } from './amounts-in-text.ts';
import type { Reading } from './number-readings.ts';
import { type AmountStyle, numbersInText } from './numbers-in-text.ts';

/** A number with a source: typed, imported or computed. */
export type GivenNumber = Readonly<{
  value: number;
  unit: 'money' | 'percent' | 'hours' | 'count';
}>;

/** Where an amount may come from. */
export type AmountSources = Readonly<{
  /** Typed inputs, the owner's messages, fields of the profile, remembered facts, quoted material. */
  texts: readonly string[];
  /** Numbers of the business, and figures that were shown. */
  numbers: readonly GivenNumber[];
}>;

/** How far from a given number one may be that was only rounded. */
const roundedBy = 0.05;

/**
 * Looks through texts of one answer for amounts without a source: money and percentages that are in none, in their
 * order. A rounded number counts as given; one that was worked out by the model does not. Zero and "100 %" are never listed.
 */
export const createUnsourcedAmountFinder = (sources: AmountSources, style: AmountStyle) => {
  const given = valuesOf(sources, style);
  const isGiven = ({ kind, numbers }: Amount) =>
    numbers.every((readings) =>
      readings.some((reading) => given[kind].some((value) => isSame(reading, value))),
    );
  return (text: string): Amount[] =>
    amountsInText(text, style).filter((amount) => saysSomething(amount) && !isGiven(amount));
};

const valuesOf = ({ texts, numbers }: AmountSources, style: AmountStyle) => {
  const inTexts = texts.flatMap((text) => numbersInText(text, style));
  const values = (wanted: readonly { readings: readonly Reading[] }[]) =>
    wanted.flatMap(({ readings }) => readings.map(({ value }) => Math.abs(value)));
  const typed = (unit: GivenNumber['unit']) =>
    numbers.filter((number) => number.unit === unit).map(({ value }) => Math.abs(value));
  return {
    // Owners seldom write the sign of money ("I charge 180 for a drain"), but say what else a small number counts.
    money: [...values(inTexts.filter(({ kind }) => kind !== 'percent')), ...typed('money')],
    percent: [
      ...values(inTexts.filter(({ kind, isCount }) => kind === 'percent' || (!kind && !isCount))),
      ...typed('percent'),
    ],
  };
};

const isSame = ({ value, step }: Reading, given: number) =>
  Math.abs(Math.abs(value) - given) <= Math.min(step / 2, given * roundedBy) + 1e-9;

const saysSomething = ({ kind, numbers }: Amount) =>
  numbers.some((readings) => readings.some(({ value }) => value !== 0)) &&
  !(kind === 'percent' && numbers.length === 1 && numbers[0]?.some(({ value }) => value === 100));
