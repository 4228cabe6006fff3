import type { Account } from '#shared/domain/account/account.ts';
import type { AccountView } from '#shared/domain/account/account-view.ts';
import { withActive } from '#shared/domain/account/businesses.ts';
import { viewOfMember } from '#shared/domain/people/member-view.ts';
import type { Member } from '#shared/domain/people/people.ts';
import { entitlementOf } from '#shared/domain/plan/entitlement.ts';
import { quotaView } from '#shared/domain/plan/quota-view.ts';
import type { AccountId } from '../lib/ids.ts';
import { readQuota } from '../plan/quota/quota-table.ts';
import { businessesOf } from './businesses/businesses-table.ts';
import { ensureAccount, type TakeOver } from './ensure-account.ts';

/** The account view that the signed-in pages start from. */
export const accountViewOf = async (
  { accountId, member }: Entered,
  now: Date,
): Promise<AccountView> => {
  const { view } = await readAccountView(accountId, now);
  return member ? viewOfMember(view, member) : view;
};

/** An account, and what it keeps of who looks at it where that is not its owner. */
type Entered = { readonly accountId: AccountId; readonly member?: Member };

/** The account view together with the account it was made from. */
export const readAccountView = async (accountId: AccountId, now: Date, takeOver?: TakeOver) => {
  const finding = ensureAccount(accountId, now, takeOver);
  const view = await accountViewWith(accountId, finding, now);
  return { account: await finding, view };
};

/** The account view of an account that was read already or is being read; the other reads run at the same time. */
export const accountViewWith = async (
  accountId: AccountId,
  finding: Account | Promise<Account>,
  now: Date,
): Promise<AccountView> => {
  const [account, businesses, quota] = await Promise.all([
    finding,
    businessesOf(accountId),
    readQuota(accountId),
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
