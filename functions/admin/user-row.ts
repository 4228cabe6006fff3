import type { contract } from '#shared/contract/index.ts';
import type { Output } from '#shared/contract/route.ts';
import type { Account } from '#shared/domain/account.ts';
import { entitlementOf } from '#shared/domain/entitlement.ts';

type UserRow = Output<typeof contract.admin.listUsers>['items'][number];

/** What the admin sees of an account; the plan is the one that may be used now. */
export const userRow = (account: Account, now: Date): UserRow => {
  const { plan, is_trial } = entitlementOf(account, now);
  return { ...account, plan, is_trial };
};
