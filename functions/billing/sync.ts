import { contract } from '#shared/contract/index.ts';
import { findAccount } from '../account/account-table.ts';
import { viewOf } from '../account/account-view.ts';
import { handle } from '../lib/http.ts';
import { syncCustomer } from './sync-customer.ts';
import { tellOfPurchase } from './tell-of-purchase.ts';

/** Reads the subscription once more, for an owner who looks before the event has arrived; answers what stands then. */
export const sync = handle(contract.billing.sync, async (_, { user, now }) => {
  const account = await findAccount(user.id);
  if (account?.customer_id) {
    const synced = await syncCustomer(account.customer_id, now);
    if (typeof synced !== 'string') await tellOfPurchase(synced, now);
  }
  return viewOf(user.id, now);
});
