import { Problem } from '#shared/contract/problem.ts';
import { withActive } from '#shared/domain/businesses.ts';
import { entitlementOf } from '#shared/domain/entitlement.ts';
import { quotaView } from '#shared/domain/quota-view.ts';
import { findAccount } from '../tables/account-table.ts';
import { businessesOf } from '../tables/businesses-table.ts';
import { readQuota } from '../tables/quota-table.ts';
import { audited } from './audited.ts';
import { userRow } from './user-row.ts';

/** One account with its plan, usage and businesses; nothing is read of its conversations. */
export const getUser = audited('getUser', async ({ id }, now) => {
  const account = await findAccount(id);
  if (!account) throw new Problem('not-found');
  const [businesses, quota] = await Promise.all([businessesOf(id), readQuota(id)]);
  const entitlement = entitlementOf(account, now);
  return {
    ...userRow(account, now),
    has_customer: account.customer_id !== null,
    payment_failed: entitlement.payment_failed,
    quota: quotaView(quota, entitlement, now),
    businesses: withActive(businesses, account),
  };
});
