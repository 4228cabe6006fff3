import { digitsOfUnit } from './currency-digits-and-scale.ts';
import { type Decimal, decimalFromNumber } from './decimal-as-text.ts';
import type { NumberId } from './kept-and-case-number-definitions.ts';
import { isNumberId, numbers } from './numbers.ts';

/** Numbers that came as JSON (`{id, value}`), rounded to what each may have; ids and values that are none are named. */
export const numbersFromPairs = (
  pairs: readonly { readonly id: string; readonly value: number }[],
  currency: string,
): { values: Partial<Record<NumberId, Decimal>>; unknown: string[] } => {
  const values: Partial<Record<NumberId, Decimal>> = {};
  const unknown: string[] = [];
  for (const { id, value } of pairs) {
    const decimal = isNumberId(id)
      ? decimalFromNumber(value, digitsOfUnit(numbers[id].unit, currency))
      : undefined;
    if (isNumberId(id) && decimal !== undefined) values[id] = decimal;
    else unknown.push(id);
  }
  return { values, unknown };
};
