import { isPayingSubscription } from './paying-subscription.ts';
import { type PaidPlanId, paidPlanIds } from './plans.ts';
import type { Subscription } from './subscription.ts';
import { subscriptionStates } from './subscription-states.ts';

/**
 * The one subscription of a customer that counts: a live one before any other, the higher plan before the lower, then
 * the better state, then the one that runs longest. The order in which they are given does not matter.
 */
export const bestOf = (subscriptions: readonly Subscription[]): Subscription | null =>
  subscriptions.toSorted(
    (a, b) =>
      Number(isPayingSubscription(b)) - Number(isPayingSubscription(a)) ||
      planRank(b.plan) - planRank(a.plan) ||
      subscriptionStates.indexOf(a.status) - subscriptionStates.indexOf(b.status) ||
      (b.current_period_end ?? '').localeCompare(a.current_period_end ?? '') ||
      a.id.localeCompare(b.id),
  )[0] ?? null;

/** The place of a plan among those that are paid for, the cheapest 0; below all of them for none. */
export const planRank = (plan: PaidPlanId | null | undefined) =>
  plan ? paidPlanIds.indexOf(plan) : -1;
