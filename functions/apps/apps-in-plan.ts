import type { Account } from '#shared/domain/account/account.ts';
import { entitlementOf } from '#shared/domain/plan/entitlement.ts';
import { hasConnectedApps } from '#shared/domain/plan/plans.ts';

/** Whether the plan of an account has AI apps now. */
export const hasAppsInPlan = (account: Account, now: Date) =>
  hasConnectedApps(entitlementOf(account, now).plan);
