import type { Subscription } from './subscription.ts';

/** Subscription states in which the plan that was bought may be used: a failed payment is retried for a while first. */
const payingStates: readonly string[] = ['active', 'trialing', 'past_due'];

/** Whether a subscription gives its plan now. */
export const isPayingSubscription = (subscription: Pick<Subscription, 'status'> | null) =>
  subscription !== null && payingStates.includes(subscription.status);
