import { setTimeout as sleep } from 'node:timers/promises';
import { Problem } from '#shared/contract/problem.ts';
import type { Account } from '#shared/domain/account.ts';
import { hashed, log } from '../lib/log.ts';
import { findAccount } from '../tables/account-table.ts';
import { findByCustomer, saveSubscription } from '../tables/customer-table.ts';
import { readSubscription } from './read-subscription.ts';
import { sendPurchaseEmail } from './send-purchase-email.ts';

/** Attempts to win the compare-and-set against concurrent events of one customer; after that the provider sends the event again. */
const tries = 12;

/** The account before and after, or why nothing was written. */
export type SyncResult =
  | { readonly before: Account; readonly after: Account }
  | 'unknown-customer'
  | 'deleted-account';

/** Copies the state of a customer at the payment provider into its account, and mails the owner when a plan starts to be paid. */
export const syncCustomer = async (customer: string, now: Date): Promise<SyncResult> => {
  const synced = await readIntoAccount(customer, now);
  if (typeof synced !== 'string') await sendPurchaseEmail(synced.after, now);
  return synced;
};

/**
 * Copies the state of a customer at the payment provider into its account: remembers the account's version, reads from the
 * provider, and writes only over that version. A failed write reads again, so the stored state is never older than the
 * last read. It writes even if nothing changed, so that a slower writer with an older state fails.
 */
export const readIntoAccount = async (customer: string, now: Date): Promise<SyncResult> => {
  const owner = await findByCustomer(customer);
  if (!owner) return 'unknown-customer';
  for (let tried = 0; tried < tries; tried++) {
    if (tried) await sleep(Math.random() * 20 * 2 ** Math.min(tried, 5));
    const before = await findAccount(owner, { consistent: true });
    if (!before) return 'deleted-account';
    if (before.customer_id !== customer) return 'unknown-customer';
    const found = await readSubscription(customer, before.subscription);
    if (!found) return 'unknown-customer';
    const saved = await saveSubscription(before, found.subscription, now);
    if (saved) return saved;
    log.info('another event of this customer came first', { user: hashed(owner), tried });
  }
  throw new Problem('unavailable');
};
