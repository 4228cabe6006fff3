import type { contract } from '#shared/contract/index.ts';
import type { Output } from '#shared/contract/route.ts';
import type { Account } from '#shared/domain/account/account.ts';
import { entitlementOf } from '#shared/domain/plan/entitlement.ts';

type UserRow = Account & Output<typeof contract.admin.listUsers>['items'][number];

/** The row of an account in the list of users; `plan` is the plan that it may use now. */
export const userRow = (account: Account, now: Date): UserRow => {
  const { plan, is_trial } = entitlementOf(account, now);
  return { ...account, plan, is_trial };
};
