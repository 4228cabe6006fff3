/** The one table of numbers: what owners are asked, what is kept for their business, what calculators take. */
import { businessNumbers } from './numbers/business-numbers.ts';
import { caseNumbers } from './numbers/case-numbers.ts';
import type { NumberDefinition } from './numbers/definition.ts';
import { jobNumbers } from './numbers/job-numbers.ts';

const keptNumbers = { ...jobNumbers, ...businessNumbers };

/** A number of the business: kept with its date and source, and filled in wherever it is asked. */
export type KeptNumberId = keyof typeof keptNumbers;
/** A number of one job, person or ad: never kept. */
export type CaseNumberId = keyof typeof caseNumbers;
export type NumberId = KeptNumberId | CaseNumberId;

/** Every number by id. */
export const numbers: Readonly<Record<NumberId, NumberDefinition>> = {
  ...keptNumbers,
  ...caseNumbers,
};

export const keptNumberIds = Object.keys(keptNumbers) as KeptNumberId[];
export const numberIds = Object.keys(numbers) as NumberId[];

export const isNumberId = (id: string): id is NumberId => Object.hasOwn(numbers, id);
export const isKeptNumberId = (id: string): id is KeptNumberId => Object.hasOwn(keptNumbers, id);

/** Whether a value of that day is old enough to be asked again; dates are ISO days. */
export const isStale = (id: KeptNumberId, date: string, today: string): boolean => {
  const days = numbers[id].staleAfterDays;
  return days !== undefined && Date.parse(today) - Date.parse(date) > days * 86_400_000;
};
