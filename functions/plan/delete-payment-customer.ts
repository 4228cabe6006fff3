import type { Account } from '#shared/domain/account/account.ts';
import { callStripe, isMissing } from '../lib/stripe.ts';

/** States in which nothing is left to cancel. */
const over: readonly string[] = ['canceled', 'incomplete_expired'];

/**
 * Cancels every subscription of an account immediately, expires its open payment pages and deletes the customer with its
 * address and card, before the account is deleted. The provider keeps the payments, as the law requires. Rejects if the
 * provider cannot be reached, so that no account is deleted that still pays. Idempotent.
 */
export const deletePaymentCustomer = async ({ customer_id }: Pick<Account, 'customer_id'>) => {
  const customer = customer_id;
  if (!customer) return;
  await callStripe(async (stripe) => {
    const pages = stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 });
    for await (const { id } of pages) await stripe.checkout.sessions.expire(id);
    for await (const { id, status } of stripe.subscriptions.list({ customer, limit: 100 }))
      if (!over.includes(status)) await stripe.subscriptions.cancel(id);
  }).catch(ignoreMissing);
  await callStripe((stripe) => stripe.customers.del(customer)).catch(ignoreMissing);
};

const ignoreMissing = (error: unknown) => {
  if (!isMissing(error)) throw error;
};
