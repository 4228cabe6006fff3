import { plans } from './plans.ts';
import type { Subscription } from './subscription.ts';

/** Subscription states in which the plan that was bought may be used: a failed payment is retried for a while first. */
const payingStates: readonly string[] = ['active', 'trialing', 'past_due'];

/** Whether a subscription gives its plan now. */
export const isPayingSubscription = (subscription: Pick<Subscription, 'status'> | null) =>
  subscription !== null && payingStates.includes(subscription.status);

/** The revenue of a subscription in whole cents per month; a year is divided by 12. 0 for one that is not paying. */
export const monthlyCents = (subscription: Subscription | null) => {
  if (
    !subscription?.plan ||
    !isPayingSubscription(subscription) ||
    subscription.status === 'trialing'
  )
    return 0;
  const { monthly, yearly } = plans[subscription.plan].price;
  return subscription.period === 'yearly' ? Math.round((yearly * 100) / 12) : monthly * 100;
};
