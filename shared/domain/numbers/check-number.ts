import { currencyScale, digitsOfUnit } from './currency-digits-and-scale.ts';
import { asDecimal, type Decimal, decimalsOf } from './decimal-as-text.ts';
import type { NumberId } from './kept-and-case-number-definitions.ts';
import type { Format } from './number-format-and-local-words.ts';
import { numbers } from './numbers.ts';

/** Why a value cannot be taken. */
export type NumberProblem =
  | { kind: 'empty' | 'unreadable' | 'wrong_unit' | 'too_large_to_read' }
  | { kind: 'too_precise'; digits: number }
  | { kind: 'out_of_bounds'; min: number; max: number };

/** The smallest and largest value of a number in that currency, in its own unit. */
export const boundsOf = (id: NumberId, currency: string): { min: number; max: number } => {
  const { unit, min, max } = numbers[id];
  const scale = unit === 'money' ? currencyScale(currency) : 1;
  return { min: min < 0 ? min * scale : min, max: max * scale };
};

/** What is wrong with a decimal as the value of that number, or undefined when it may be kept and calculated with. */
export const checkNumber = (
  id: NumberId,
  value: Decimal,
  currency: string,
): NumberProblem | undefined => {
  const decimal = asDecimal(value);
  if (decimal === undefined) return { kind: 'unreadable' };
  const { min, max } = boundsOf(id, currency);
  // Values within bounds have few enough digits for a comparison of JavaScript numbers to be right.
  if (Number(decimal) < min || Number(decimal) > max) {
    return { kind: 'out_of_bounds', min, max };
  }
  const digits = digitsOfUnit(numbers[id].unit, currency);
  return decimalsOf(decimal) > digits ? { kind: 'too_precise', digits } : undefined;
};

const expected = {
  money: 'an amount',
  percent: 'a percentage',
  hours: 'a number of hours',
  count: 'a number',
} as const;

/** The sentence that stands under a field: what to type instead. */
export const numberProblemText = (id: NumberId, problem: NumberProblem, format: Format): string => {
  const { unit } = numbers[id];
  const show = (value: number) => format.value(unit, String(value));
  switch (problem.kind) {
    case 'empty':
      return `Enter ${expected[unit]}.`;
    case 'unreadable':
      return `Enter ${expected[unit]}, like ${format.value(unit, unit === 'money' ? '1200.5' : '12.5')}.`;
    case 'wrong_unit':
      return `Enter ${expected[unit]} without any other unit.`;
    case 'too_precise':
      return problem.digits === 0
        ? 'Enter a whole amount.'
        : `Use up to ${problem.digits} decimal places.`;
    case 'too_large_to_read':
      return 'Use 15 digits or fewer.';
    case 'out_of_bounds':
      return `Enter ${expected[unit]} from ${show(problem.min)} to ${show(problem.max)}.`;
  }
};
