import type { KeptNumberId } from './kept-and-case-number-definitions.ts';
import { numbers } from './numbers.ts';

/** Prices, wages and bills change about twice a year. */
const oldAfterDays = 180;

/** Whether a value of that day is old enough that its owner is asked whether it still holds; dates are ISO days. */
export const isOldNumber = (id: KeptNumberId, date: string, today: string): boolean =>
  isStaleNumber(id, date, today) ||
  Date.parse(today) - Date.parse(date) > oldAfterDays * 86_400_000;

/** Whether a value of that day is too old to calculate with unasked; dates are ISO days. */
export const isStaleNumber = (id: KeptNumberId, date: string, today: string): boolean => {
  const days = numbers[id].staleAfterDays;
  return days !== undefined && Date.parse(today) - Date.parse(date) > days * 86_400_000;
};
