import type { AccountView } from '#shared/contract/account.ts';
import type { Account } from '#shared/domain/account.ts';
import { withActive } from '#shared/domain/businesses.ts';
import { entitlementOf } from '#shared/domain/entitlement.ts';
import { quotaView } from '#shared/domain/quota.ts';
import { businessesOf } from '../tables/businesses-table.ts';
import { readQuota } from '../tables/quota-table.ts';
import { accountOf } from './ensure-account.ts';

/** Everything the signed-in pages start from, as it stands now. */
export const viewOf = async (sub: string, now: Date): Promise<AccountView> =>
  (await readView(sub, now)).view;

/** The same with the account behind it. */
export const readView = async (sub: string, now: Date) => {
  const finding = accountOf(sub, now);
  const view = await viewWith(sub, finding, now);
  return { account: await finding, view };
};

/** The same for who has the account at hand, or is just reading it; the other reads run beside it. */
export const viewWith = async (
  sub: string,
  finding: Account | Promise<Account>,
  now: Date,
): Promise<AccountView> => {
  const [account, businesses, quota] = await Promise.all([
    finding,
    businessesOf(sub),
    readQuota(sub),
  ]);
  const entitlement = entitlementOf(account, now);
  return {
    account: { ...account, has_customer: account.customer_id !== null },
    entitlement,
    businesses: withActive(businesses, account),
    quota: quotaView(quota, entitlement, now),
    now: now.toISOString(),
  };
};
