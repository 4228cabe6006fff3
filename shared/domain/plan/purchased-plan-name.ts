import type { PaidPlanId } from './plans.ts';

/** What a plan is called on the card after checkout. */
export const purchasedPlanName = {
  essentials: 'Essential Plan',
  pro: 'Professional Plan',
} as const satisfies Record<PaidPlanId, string>;
