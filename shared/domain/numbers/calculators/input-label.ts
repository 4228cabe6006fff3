import { choices } from '../number-choices.ts';
import { isNumberId, numbers } from '../numbers.ts';

/** The label of anything that can be missing. */
export const inputLabel = (id: string): string => {
  if (isNumberId(id)) return numbers[id].label;
  if (id === 'tax_mode' || id === 'crew_paid') return choices[id].label;
  return id === 'rows' ? 'Money in and out' : 'Today';
};
