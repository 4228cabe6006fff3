import * as z from 'zod';
import { billingPeriods, byPlan, paidPlanIds } from './plans.ts';

const name = z.string().regex(/^[\w.-]{1,200}$/, {
  error: 'must be a lookup key: letters, digits, dots, dashes and underscores',
});
const both = z.strictObject({ monthly: name, yearly: name });

/** The lookup keys of the prices at the payment provider, by plan and period. */
export const PriceLookupKeys = z.strictObject(byPlan(paidPlanIds, () => both)).refine(
  (keys) => {
    const names = Object.values(keys).flatMap((periods) => Object.values(periods));
    return new Set(names).size === names.length;
  },
  { error: `must be ${paidPlanIds.length * billingPeriods.length} different names` },
);
export type PriceLookupKeys = z.infer<typeof PriceLookupKeys>;

/** What they are called unless a stage shares its payment account with another product. */
export const defaultPriceLookupKeys: PriceLookupKeys = byPlan(paidPlanIds, (plan) => ({
  monthly: `${plan}_monthly`,
  yearly: `${plan}_yearly`,
}));
