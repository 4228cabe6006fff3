import type { Account } from '#shared/domain/account.ts';
import type { AccountView } from '#shared/domain/account-view.ts';
import { withActive } from '#shared/domain/businesses.ts';
import { entitlementOf } from '#shared/domain/entitlement.ts';
import { quotaView } from '#shared/domain/quota-view.ts';
import { businessesOf } from '../tables/businesses-table.ts';
import { readQuota } from '../tables/quota-table.ts';
import { ensureAccount } from './ensure-account.ts';

/** Everything the signed-in pages start from, as it stands now. */
export const accountViewOf = async (sub: string, now: Date): Promise<AccountView> =>
  (await readAccountView(sub, now)).view;

/** The same with the account behind it. */
export const readAccountView = async (sub: string, now: Date) => {
  const finding = ensureAccount(sub, now);
  const view = await accountViewWith(sub, finding, now);
  return { account: await finding, view };
};

/** The same for who has the account at hand, or is just reading it; the other reads run beside it. */
export const accountViewWith = async (
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
