import { Problem } from '#shared/contract/problem.ts';
import { syncCustomer } from '../../plan/sync-customer.ts';
import { audited } from '../audited-operation.ts';
import { requireAccount } from './require-account-and-proofs.ts';
import { userRow } from './user-row.ts';

/** Brings the account in line with the payment provider, as the next event of the customer would. */
export const syncPayments = audited('readPayments', async ({ id }, now) => {
  const { customer_id } = await requireAccount(id);
  const synced = customer_id ? await syncCustomer(customer_id, now) : 'unknown-customer';
  if (typeof synced === 'string')
    throw new Problem('conflict', 'The payment provider knows no customer of this account.');
  return userRow(synced.after, now);
});
