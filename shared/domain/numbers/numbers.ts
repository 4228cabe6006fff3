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
