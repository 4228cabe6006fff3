import type { Account } from '../account/account.ts';
import { entitlementOf } from './entitlement.ts';

/** How many days an admin may add to a running trial, once for each account. */
export const extraTrialDays = 7;

const dayMs = 86_400_000;
type Facts = Pick<Account, 'is_admin' | 'trial_ends_at' | 'trial_extended_at' | 'subscription'>;

/** When the trial of an account would end with the added days; null when it cannot be extended. */
export const extendedTrialEnd = (account: Facts, now: Date): string | null => {
  const { trial_ends_at, trial_extended_at } = account;
  if (!trial_ends_at || trial_extended_at || !entitlementOf(account, now).is_trial) return null;
  return new Date(Date.parse(trial_ends_at) + extraTrialDays * dayMs).toISOString();
};
