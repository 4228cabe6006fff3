/** The one table of numbers: what owners are asked, what is kept for their business, what calculators take. */

import { calculatorNumbers } from './calculators/index.ts';
import type { NumberDefinition } from './define-number.ts';
import {
  caseNumberDefinitions,
  type KeptNumberId,
  keptNumberDefinitions,
  type NumberId,
} from './kept-and-case-number-definitions.ts';

/** Every number by id. */
export const numbers: Readonly<Record<NumberId, NumberDefinition>> = {
  ...keptNumberDefinitions,
  ...caseNumberDefinitions,
  ...calculatorNumbers,
};

export const keptNumberIds = Object.keys(keptNumberDefinitions) as KeptNumberId[];
export const numberIds = Object.keys(numbers) as NumberId[];

export const isNumberId = (id: string): id is NumberId => Object.hasOwn(numbers, id);
export const isKeptNumberId = (id: string): id is KeptNumberId =>
  Object.hasOwn(keptNumberDefinitions, id);
