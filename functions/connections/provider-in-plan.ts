import { Problem } from '#shared/contract/problem.ts';
import type { Account } from '#shared/domain/account/account.ts';
import { hasProvider, type ProviderId } from '#shared/domain/connections/providers.ts';
import { entitlementOf } from '#shared/domain/plan/entitlement.ts';

/** Whether the plan of an account has a provider now. */
export const isInPlan = (account: Account, provider: ProviderId, now: Date) =>
  hasProvider(entitlementOf(account, now).plan, provider);

/** Throws `upgrade-needed` unless the plan of an account has the provider. */
export const requireInPlan = (account: Account, provider: ProviderId, now: Date) => {
  if (!isInPlan(account, provider, now)) throw new Problem('upgrade-needed');
};
