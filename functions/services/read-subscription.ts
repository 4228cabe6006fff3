import type { Subscription } from '#shared/domain/account.ts';
import { bestOf, isPaying, subscriptionFrom } from '#shared/domain/subscriptions.ts';
import { config } from '../lib/config.ts';
import { count } from '../lib/metrics.ts';
import { callStripe, isMissing } from '../lib/stripe.ts';

/**
 * The subscription of a customer that counts now, as the provider tells it; `before` is what we last knew. Answers
 * nothing for a customer the provider never had under our key: that is another environment's, and nothing follows from it.
 */
export const readSubscription = async (
  customer: string,
  before: Subscription | null,
): Promise<{ subscription: Subscription | null } | undefined> => {
  const all = await everySubscription(customer);
  if (all.filter(isPaying).length > 1) count('TwoSubscriptions');
  // An empty answer takes a plan away, so it is believed only of a customer that is or was ours.
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

/** A deleted customer may be told as missing here. */
const noneIfMissing = (error: unknown): Subscription[] => {
  if (isMissing(error)) return [];
  throw error;
};

/** A customer that was deleted is still known; one of another environment never was. */
const isKnown = async (customer: string) => {
  try {
    await callStripe((stripe) => stripe.customers.retrieve(customer));
    return true;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
};
