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
export const calculatorIds: readonly CalculatorId[] = /* @__PURE__ */ all.map(({ id }) => id);
export const calculators: Readonly<Record<CalculatorId, Calculator>> =
  /* @__PURE__ */ Object.fromEntries(
    all.map((calculator) => [calculator.id, calculator]),
  ) as unknown as Record<CalculatorId, Calculator>;

/** The numbers that one calculator alone asks for. */
export const calculatorNumbers: typeof priceRiseNumbers &
  typeof costPerLeadNumbers &
  typeof costOfHireNumbers = {
  ...priceRiseNumbers,
  ...costPerLeadNumbers,
  ...costOfHireNumbers,
};

/** What a starter prompt may name for its calculations: a calculator, or totals of what the owner lists. */
export const sumKinds: readonly (CalculatorId | 'add-up')[] = [...calculatorIds, 'add-up'];
export type SumKind = (typeof sumKinds)[number];
