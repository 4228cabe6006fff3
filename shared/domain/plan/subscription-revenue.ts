import { isPayingSubscription } from './paying-subscription.ts';
import { plans } from './plans.ts';
import type { Subscription } from './subscription.ts';

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
