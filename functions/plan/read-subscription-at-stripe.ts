import { bestOf } from '#shared/domain/plan/best-subscription.ts';
import { isPayingSubscription } from '#shared/domain/plan/paying-subscription.ts';
import { subscriptionFrom } from '#shared/domain/plan/provider-subscription.ts';
import type { Subscription } from '#shared/domain/plan/subscription.ts';
import { config } from '../lib/config.ts';
import { count } from '../lib/metrics.ts';
import { callStripe, isMissing } from '../lib/stripe.ts';

/**
 * Reads the subscription of a customer that counts now; `before` is the one stored last. Resolves to undefined for a
 * customer that never existed under this API key: it belongs to another environment, and the account stays as it is.
 */
export const readSubscriptionAtStripe = async (
  customer: string,
  before: Subscription | null,
): Promise<{ subscription: Subscription | null } | undefined> => {
  const all = await everySubscription(customer);
  if (all.filter(isPayingSubscription).length > 1) count('TwoSubscriptions');
  // An empty list ends a plan, so it counts only for a customer that exists or existed under this API key.
  if (all.length || !before) return { subscription: bestOf(all) };
  if (!(await isKnown(customer))) return undefined;
  return { subscription: { ...before, status: 'canceled', cancel_at_period_end: false } };
};

const everySubscription = (customer: string) =>
  callStripe(async (stripe) => {
    const all: Subscription[] = [];
    const pages = stripe.subscriptions.list({ customer, status: 'all', limit: 100 });
    for await (const subscription of pages)
      all.push(subscriptionFrom(subscription, config.STRIPE_PRICE_NAMES));
    return all;
  }).catch(noneIfMissing);

/** The provider may report a deleted customer as missing. */
const noneIfMissing = (error: unknown): Subscription[] => {
  if (isMissing(error)) return [];
  throw error;
};

/** Whether the customer exists or was deleted; false for a customer of another environment. */
const isKnown = async (customer: string) => {
  try {
    await callStripe((stripe) => stripe.customers.retrieve(customer));
    return true;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
};
