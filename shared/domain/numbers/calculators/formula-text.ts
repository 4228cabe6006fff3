import type { Decimal } from '../decimal-as-text.ts';
import type { Unit } from '../define-number.ts';
import type { Figure } from './input-and-result-types.ts';

type Made = Pick<Figure, 'formula' | 'inputs'>;

/** The formula with the names of its inputs, for example "Hours on it × What an hour of work costs, all in". */
export const formulaInWords = ({ formula, inputs }: Made): string =>
  filled(formula, (id) => inputs.find((input) => input.id === id)?.label);

/** The formula with the values of its inputs, written by `show`. */
export const formulaInValues = (
  { formula, inputs }: Made,
  show: (unit: Unit, value: Decimal) => string,
): string =>
  filled(formula, (id) => {
    const input = inputs.find((one) => one.id === id);
    return input && show(input.unit, input.value);
  });

const filled = (formula: string, text: (id: string) => string | undefined) =>
  formula.replace(/\{(\w+)\}/g, (whole, id: string) => text(id) ?? whole);

/** The steps and figures of a sum that are worked out by a formula, in the order of the sum. */
export const withFormulas = <Worked extends { readonly formula: string }>({
  steps,
  figures,
}: {
  readonly steps: readonly Worked[];
  readonly figures: readonly Worked[];
}) => [...steps, ...figures].filter(({ formula }) => formula.includes('{'));
