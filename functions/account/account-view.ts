import type { Account } from '#shared/domain/account/account.ts';
import type { AccountView } from '#shared/domain/account/account-view-schema.ts';
import { withActive } from '#shared/domain/account/active-business.ts';
import {
  accountViewOfMember,
  accountViewOfOwner,
} from '#shared/domain/people/account-view-by-role.ts';
import type { Member } from '#shared/domain/people/people.ts';
import { entitlementOf } from '#shared/domain/plan/entitlement.ts';
import { quotaView } from '#shared/domain/plan/quota/quota-view.ts';
import type { AccountId } from '../lib/account-and-person-ids.ts';
import { findPeople } from '../people/people-table.ts';
import { readQuota } from '../plan/quota/quota-table.ts';
import { businessesOf } from './businesses/businesses-table.ts';
import { ensureAccount, type TakeOver } from './ensure-account.ts';

/** An account, and what it keeps of who looks at it where that is not its owner. */
type Entered = { readonly accountId: AccountId; readonly member?: Member };

/** The account view that the signed-in pages start from. */
export const accountViewOf = async (
  { accountId, member }: Entered,
  now: Date,
): Promise<AccountView> => {
  const { view, people } = await readParts(accountId, ensureAccount(accountId, now), now);
  return member ? accountViewOfMember(view, member, people) : accountViewOfOwner(view, people);
};

/** The view of its owner together with the account it was made from. */
export const readAccountView = async (accountId: AccountId, now: Date, takeOver?: TakeOver) => {
  const finding = ensureAccount(accountId, now, takeOver);
  const { account, view, people } = await readParts(accountId, finding, now);
  return { account, view: accountViewOfOwner(view, people) };
};

/** The view of the owner of an account that was read already. */
export const accountViewWith = async (
  accountId: AccountId,
  account: Account,
  now: Date,
): Promise<AccountView> => {
  const { view, people } = await readParts(accountId, account, now);
  return accountViewOfOwner(view, people);
};

/** What a view is made of, for an account that was read already or is being read; the other reads run at the same time. */
const readParts = async (accountId: AccountId, finding: Account | Promise<Account>, now: Date) => {
  const [account, businesses, quota, people] = await Promise.all([
    finding,
    businessesOf(accountId),
    readQuota(accountId),
    findPeople(accountId),
  ]);
  const entitlement = entitlementOf(account, now);
  const view: AccountView = {
    account: { ...account, has_customer: account.customer_id !== null },
    entitlement,
    businesses: withActive(businesses, account),
    quota: quotaView(quota, entitlement, now),
    now: now.toISOString(),
  };
  return { account, view, people };
};
