import type { Reading } from './number-readings.ts';
import {
  type AmountKind,
  type AmountStyle,
  type NumberInText,
  numbersInText,
  timesFactor,
} from './numbers-in-text.ts';

/** An amount of a text: one number, or the two ends of a range. */
export type Amount = {
  kind: AmountKind;
  /** As it is written, with its sign and without "an hour". */
  text: string;
  start: number;
  end: number;
  /** The possible values of each of its numbers. */
  numbers: Reading[][];
};

const connector = /^\s?[-–—]\s?$|^\s(?:to|bis|a|à|hasta)\s$/iu;
const choice = /^\s(?:or|oder|y|o|ou)\s$/iu;
const between = /\b(?:between|zwischen|entre)\s$/iu;

/** The amounts of money and the percentages of a text, in its order. "10 to 15 %" is one. */
export const amountsInText = (text: string, style: AmountStyle): Amount[] => {
  const amounts: Amount[] = [];
  const numbers = numbersInText(text, style);
  for (let nth = 0; nth < numbers.length; nth++) {
    const first = numbers[nth];
    const second = numbers[nth + 1];
    if (!first) continue;
    const range = second && rangeOf(first, second, text);
    const amount = range ?? amountOf(first, text);
    if (amount) amounts.push(amount);
    if (range) nth++;
  }
  return amounts;
};

const amountOf = ({ kind, start, end, readings }: NumberInText, text: string): Amount | undefined =>
  kind && { kind, start, end, text: text.slice(start, end).trim(), numbers: [readings] };

/** Two numbers as one range, when one of them says for both what they are. */
const rangeOf = (first: NumberInText, second: NumberInText, text: string): Amount | undefined => {
  const gap = text.slice(first.end, second.start);
  const isBetween =
    /^\s(?:and|und|y|et)\s$/iu.test(gap) && between.test(text.slice(0, first.start));
  // "$45 or $60" are two amounts, of "10 or 15 %" the first needs the second.
  const isChoice = choice.test(gap) && !first.kind;
  if (!connector.test(gap) && !isChoice && !isBetween) return undefined;
  const kind = first.kind ?? second.kind;
  if (!kind || (second.kind && second.kind !== kind)) return undefined;
  // "$45 to 60 customers" is one price and a count.
  if (!second.kind && second.isCount) return undefined;
  const { start } = first;
  const { end } = second;
  return {
    kind,
    start,
    end,
    text: text.slice(start, end).trim(),
    numbers: [[...first.readings, ...scaledLike(second, first)], second.readings],
  };
};

/** "5 to 10k" may mean five thousand. */
const scaledLike = (second: NumberInText, first: NumberInText): Reading[] =>
  first.factor === 1 && second.factor > 1 ? timesFactor(first.readings, second.factor) : [];
