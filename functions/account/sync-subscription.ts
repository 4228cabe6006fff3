import { billing } from '#shared/contract/billing.ts';
import { Problem } from '#shared/contract/problem.ts';
import type { Account } from '#shared/domain/account/account.ts';
import { handle } from '../lib/http-handler.ts';
import { syncCustomer } from '../plan/sync-customer.ts';
import { findAccount } from './account-table.ts';
import { accountViewWith } from './account-view.ts';

/** Reads the subscription once more, for an owner who looks before the event has arrived; answers what stands then. */
export const sync = handle(billing.sync, async (_, { accountId, now }) => {
  const account = await findAccount(accountId, { consistent: true });
  if (!account) throw new Problem('unavailable');
  return accountViewWith(accountId, await syncedAccount(account, now), now);
});

/** The account brought in line with the payment provider; as it was where it has no customer or nothing was written. */
export const syncedAccount = async (account: Account, now: Date) => {
  if (!account.customer_id) return account;
  const synced = await syncCustomer(account.customer_id, now);
  if (typeof synced === 'string') return account;
  return synced.after;
};
