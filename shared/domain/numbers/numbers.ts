/** The one table of numbers: what owners are asked, what is kept for their business, what calculators take. */

import { calculatorNumbers } from './calculators/index.ts';
import type { NumberDefinition } from './define-number.ts';
import {
  caseNumbers,
  type KeptNumberId,
  keptNumbers,
  type NumberId,
} from './kept-and-case-numbers.ts';

/** Every number by id. */
export const numbers: Readonly<Record<NumberId, NumberDefinition>> = {
  ...keptNumbers,
  ...caseNumbers,
  ...calculatorNumbers,
};

export const keptNumberIds = Object.keys(keptNumbers) as KeptNumberId[];
export const numberIds = Object.keys(numbers) as NumberId[];

export const isNumberId = (id: string): id is NumberId => Object.hasOwn(numbers, id);
export const isKeptNumberId = (id: string): id is KeptNumberId => Object.hasOwn(keptNumbers, id);

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
