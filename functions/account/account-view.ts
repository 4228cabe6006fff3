import type { Account } from '#shared/domain/account.ts';
import type { AccountView } from '#shared/domain/account-view.ts';
import { withActive } from '#shared/domain/businesses.ts';
import { entitlementOf } from '#shared/domain/entitlement.ts';
import { quotaView } from '#shared/domain/quota-view.ts';
import { businessesOf } from '../tables/businesses-table.ts';
import { readQuota } from '../tables/quota-table.ts';
import { ensureAccount, type TakeOver } from './ensure-account.ts';

/** The account view that the signed-in pages start from. */
export const accountViewOf = async (sub: string, now: Date): Promise<AccountView> =>
  (await readAccountView(sub, now)).view;

/** The account view together with the account it was made from. */
export const readAccountView = async (sub: string, now: Date, takeOver?: TakeOver) => {
  const finding = ensureAccount(sub, now, takeOver);
  const view = await accountViewWith(sub, finding, now);
  return { account: await finding, view };
};

/** The account view of an account that was read already or is being read; the other reads run at the same time. */
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
