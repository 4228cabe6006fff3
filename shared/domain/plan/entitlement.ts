import type { Account } from '../account/account.ts';
import type { HelperId } from '../catalogue/helper-ids.ts';
import { isPayingSubscription } from './paying-subscription.ts';
import {
  defaultPlan,
  helperCapOf,
  opensEveryHelper,
  type PaidPlanId,
  type Plan,
  type PlanId,
  plans,
  trialPlan,
} from './plans.ts';

const dayMs = 86_400_000;

/** What an account may use at one moment; the server allows and the browser shows according to it. */
export type Entitlement = {
  plan: PlanId;
  helper_cap: number;
  saves_history: boolean;
  quota: { limit: number; window: 'day' | 'month' } | null;
  is_trial: boolean;
  /** Whole days, rounded up; null outside a trial. */
  trial_days_left: number | null;
  /** A trial was used, is over, and nothing was bought since. */
  trial_ended: boolean;
  /** The last payment failed and is being retried; the plan stays meanwhile. */
  payment_failed: boolean;
  /** The plan that was bought during the trial and begins with its first payment; null where none waits. */
  next_plan: { plan: PaidPlanId; starts_at: string } | null;
};

type Facts = Pick<Account, 'is_admin' | 'trial_ends_at' | 'subscription'>;

/**
 * Derives what may be used: an admin, else a live subscription, else a running trial, else free. Until the first payment
 * of a plan bought during the trial the plan of the trial goes on.
 */
export const entitlementOf = (
  { is_admin, trial_ends_at, subscription }: Facts,
  now: Date,
): Entitlement => {
  const trialMs = trial_ends_at === null ? 0 : Date.parse(trial_ends_at) - now.getTime();
  const bought = isPayingSubscription(subscription) ? (subscription?.plan ?? null) : null;
  const firstPayment = bought === null ? null : firstPaymentOf(subscription, now);
  const used = firstPayment === null ? bought : trialPlan;
  const id: PlanId = is_admin ? 'admin' : (used ?? (trialMs > 0 ? trialPlan : defaultPlan));
  const plan: Plan = plans[id];
  const isTrial = !is_admin && bought === null && trialMs > 0;
  return {
    plan: id,
    helper_cap: helperCapOf(id),
    saves_history: plan.savesHistory,
    quota: plan.quota ?? null,
    is_trial: isTrial,
    trial_days_left: isTrial ? Math.ceil(trialMs / dayMs) : null,
    trial_ended: id === defaultPlan && trial_ends_at !== null && !everBought(subscription),
    payment_failed: !is_admin && bought !== null && subscription?.status === 'past_due',
    next_plan:
      !is_admin && bought && firstPayment && bought !== id && !subscription?.cancel_at_period_end
        ? { plan: bought, starts_at: firstPayment }
        : null,
  };
};

/** When a subscription that was bought during the trial is paid for the first time; null once that day has come. */
const firstPaymentOf = (subscription: Facts['subscription'], now: Date) => {
  const at = subscription?.status === 'trialing' ? subscription.current_period_end : null;
  return at !== null && Date.parse(at) > now.getTime() ? at : null;
};

/** A subscription whose first payment failed never granted a plan. */
const everBought = (subscription: Facts['subscription']) =>
  subscription !== null && !subscription.status.startsWith('incomplete');

/** Whether a helper is locked: it is not selected, or its position in the selection is at or past the cap of the plan. */
export const isLocked = (
  helper: HelperId,
  entitlement: Pick<Entitlement, 'plan' | 'helper_cap'>,
  selected: readonly HelperId[],
) => {
  if (opensEveryHelper(entitlement.plan)) return false;
  const index = selected.indexOf(helper);
  return index < 0 || index >= entitlement.helper_cap;
};
