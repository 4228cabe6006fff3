import { type Exact, exact } from './exact-decimals.ts';
import type { Inputs, Sheet } from './input-and-result-types.ts';

/** The working weeks, 52 when they are not given. */
export const weeksOf = (inputs: Inputs): Exact => exact(inputs.working_weeks ?? '52');
export const weeksFormula = (inputs: Inputs): string =>
  inputs.working_weeks === undefined ? '52' : '{working_weeks}';
export const noteWeeks = (inputs: Inputs, sheet: Sheet) => {
  if (inputs.working_weeks === undefined) sheet.note('weeks_52');
};
