import {
  type BillingPeriod,
  billingPeriods,
  isPaid,
  type OwnerPlanId,
  ownerPlanIds,
} from '#shared/domain/plan/plans.ts';

/** A plan chosen among the prices, and how it is to be paid; a plan without a price has no period. */
export type PlanChoice = { plan: OwnerPlanId; period: BillingPeriod | null };

/** The choice as the query of an address: `plan=essentials&period=yearly`. */
export const choiceQuery = ({ plan, period }: PlanChoice) =>
  new URLSearchParams({ plan, ...(period && { period }) }).toString();

/** The choice that the query of an address carries, or null; what is no plan of ours counts as none. */
export const readChoice = (search: string): PlanChoice | null => {
  const query = new URLSearchParams(search);
  const plan = ownerPlanIds.find((id) => id === query.get('plan'));
  if (!plan) return null;
  const period = billingPeriods.find((id) => id === query.get('period')) ?? 'monthly';
  return { plan, period: isPaid(plan) ? period : null };
};
