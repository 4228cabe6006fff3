/** The calculators, in the order in which they are listed. */

import { breakEven } from './break-even.ts';
import type { Calculator } from './calculator.ts';
import { cash13Weeks } from './cash-13-weeks.ts';
import { costOfHire, costOfHireNumbers } from './cost-of-hire.ts';
import { costPerLead, costPerLeadNumbers } from './cost-per-lead.ts';
import { discount } from './discount.ts';
import { hourCost } from './hour-cost.ts';
import { jobQuote } from './job-quote.ts';
import { noShow } from './no-show.ts';
import { priceCheck } from './price-check.ts';
import { priceRise, priceRiseNumbers } from './price-rise.ts';

const all = [
  hourCost,
  jobQuote,
  priceCheck,
  priceRise,
  discount,
  breakEven,
  costPerLead,
  noShow,
  costOfHire,
  cash13Weeks,
] as const;

export type CalculatorId = (typeof all)[number]['id'];

// Marked as pure: who reads the numbers alone loads no calculator.
export const calculatorIds: readonly CalculatorId[] = /* @__PURE__ */ all.map(({ id }) => id);

const byId = (list: readonly Calculator[]) =>
  Object.fromEntries(list.map((calculator) => [calculator.id, calculator]));
export const calculators: Readonly<Record<CalculatorId, Calculator>> = /* @__PURE__ */ byId(
  all,
) as Record<CalculatorId, Calculator>;

/** The numbers that one calculator alone asks for. */
export const calculatorNumbers: typeof priceRiseNumbers &
  typeof costPerLeadNumbers &
  typeof costOfHireNumbers = {
  ...priceRiseNumbers,
  ...costPerLeadNumbers,
  ...costOfHireNumbers,
};

/** What a starter prompt may name for its calculations: a calculator, or totals of what the owner lists. */
export type CalculationKind = CalculatorId | 'add-up';
const kindsOf = (ids: readonly CalculatorId[]): readonly CalculationKind[] => [...ids, 'add-up'];
export const calculationKinds = /* @__PURE__ */ kindsOf(calculatorIds);
