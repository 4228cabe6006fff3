import { billing } from '#shared/contract/billing.ts';
import { Problem } from '#shared/contract/problem.ts';
import type { Account } from '#shared/domain/account.ts';
import { handle } from '../lib/http.ts';
import { accountViewWith } from '../services/account-view.ts';
import { syncCustomer } from '../services/sync-customer.ts';
import { findAccount } from '../tables/account-table.ts';

/** Reads the subscription once more, for an owner who looks before the event has arrived; answers what stands then. */
export const sync = handle(billing.sync, async (_, { user, now }) => {
  const account = await findAccount(user.id, { consistent: true });
  if (!account) throw new Problem('unavailable');
  return accountViewWith(user.id, await brought(account, now), now);
});

const brought = async (account: Account, now: Date) => {
  if (!account.customer_id) return account;
  const synced = await syncCustomer(account.customer_id, now);
  if (typeof synced === 'string') return account;
  return synced.after;
};
