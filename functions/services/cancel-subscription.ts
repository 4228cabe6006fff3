import type { Account } from '#shared/domain/account.ts';
import { callStripe, isMissing } from '../lib/stripe.ts';
import { readIntoAccount } from './sync-customer.ts';

/** States in which nothing is left to cancel. */
const over: readonly string[] = ['canceled', 'incomplete_expired'];

/**
 * Ends everything an account pays for, at once, and closes its open payment pages: for an account that is deleted.
 * Rejects when the provider is out of reach, so that nobody is deleted who still pays. Done already counts as done.
 */
export const cancelSubscriptionOf = async ({ customer_id }: Account, now: Date) => {
  const customer = customer_id;
  if (!customer) return;
  await callStripe(async (stripe) => {
    const pages = stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 });
    for await (const { id } of pages) await stripe.checkout.sessions.expire(id);
    for await (const { id, status } of stripe.subscriptions.list({ customer, limit: 100 }))
      if (!over.includes(status)) await stripe.subscriptions.cancel(id);
  }).catch((error) => {
    if (!isMissing(error)) throw error;
  });
  await readIntoAccount(customer, now);
};
