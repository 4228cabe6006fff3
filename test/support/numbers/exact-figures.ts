import fc from 'fast-check';
import Fraction from 'fraction.js';
import type { CalculatorId } from '#shared/domain/numbers/calculators/index.ts';
import type {
  Figure,
  FiguresResult,
  Inputs,
} from '#shared/domain/numbers/calculators/input-and-result-types.ts';
import { calculate } from '#shared/domain/numbers/calculators/run-calculator.ts';

/** The result of a calculator that has figures; other inputs are discarded. */
export const figuresOf = (id: CalculatorId, inputs: Inputs): FiguresResult => {
  const result = calculate(id, inputs, 'USD');
  fc.pre(result.kind === 'figures');
  return result as FiguresResult;
};

export const figure = (result: FiguresResult, id: string): Figure => {
  const found = result.figures.find((one) => one.id === id);
  if (!found) throw new Error(`There is no figure ${id}`);
  return found;
};
/** A figure before rounding; a percentage in percent. */
export const exactOf = (result: FiguresResult, id: string) =>
  new Fraction(figure(result, id).exact);
/** A figure as it is displayed. */
export const shownOf = (result: FiguresResult, id: string) =>
  new Fraction(figure(result, id).value);
export const has = (result: FiguresResult, id: string) =>
  result.figures.some((one) => one.id === id);

export const number = (text: string | undefined) => new Fraction(text ?? 'not given');
// Plain comparisons, because a message for each of a million would be slow.
const must = (holds: boolean, a: Fraction, relation: string, b: Fraction) => {
  if (!holds) throw new Error(`${a.toFraction()} is not ${relation} ${b.toFraction()}`);
};
export const equal = (a: Fraction, b: Fraction) => must(a.equals(b), a, 'equal to', b);
export const atMost = (a: Fraction, b: Fraction) => must(a.lte(b), a, 'at most', b);
export const below = (a: Fraction, b: Fraction) => must(a.lt(b), a, 'below', b);
export const without = (inputs: Inputs, ...ids: (keyof Inputs)[]): Inputs =>
  Object.fromEntries(Object.entries(inputs).filter(([id]) => !ids.some((one) => one === id)));
export const plus = (value: string | undefined, more: string | number) =>
  number(value).add(more).toString();
