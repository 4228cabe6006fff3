import type { AccountView } from '#shared/domain/account/account-view-schema.ts';
import { defaultPlan } from '#shared/domain/plan/plans.ts';
import { waitingPlan } from './owner-pricing-state.ts';

/** What an owner has to know about their plan. */
export type PlanNotice = 'past-due' | 'on-hold' | 'waiting' | 'trial' | 'trial-ended' | 'ended';

type View = Pick<AccountView, 'account' | 'entitlement'>;

/** The one notice that counts now, a missing payment before everything else; null where all is well. */
export const currentPlanNotice = (view: View): PlanNotice | null => {
  const { account, entitlement } = view;
  const status = account.subscription?.status;
  const isFree = entitlement.plan === defaultPlan;
  if (entitlement.payment_failed) return 'past-due';
  if (isFree && (status === 'unpaid' || status === 'paused')) return 'on-hold';
  if (entitlement.is_trial) return 'trial';
  if (waitingPlan(view)) return 'waiting';
  if (entitlement.trial_ended) return 'trial-ended';
  return isFree && status === 'canceled' ? 'ended' : null;
};
