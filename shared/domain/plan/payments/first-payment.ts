import type { Account } from '../../account/account.ts';
import { entitlementOf } from '../entitlement.ts';

const minuteMs = 60_000;
/** The provider takes no end of a trial that is nearer than 48 hours; five minutes more for clocks that differ. */
const shortestMs = (48 * 60 + 5) * minuteMs;

type Facts = Pick<Account, 'is_admin' | 'trial_ends_at' | 'subscription'>;

/**
 * When the first payment of an owner who buys now is due: a running trial keeps its remaining days, 48 hours at least.
 * Null means at once.
 */
export const firstPaymentAt = (account: Facts, now: Date): Date | null => {
  if (!account.trial_ends_at || !entitlementOf(account, now).is_trial) return null;
  return new Date(Math.max(Date.parse(account.trial_ends_at), now.getTime() + shortestMs));
};
