import { type HelperId, helperIds } from '../catalogue/helper-ids.ts';
import {
  type BillingPeriod,
  helperCapOf,
  isPaid,
  type OwnerPlanId,
  opensEveryHelper,
  trialPlan,
} from '../plan/plans.ts';
import type { Account } from './account.ts';
import { trialEnd } from './new-account.ts';

/**
 * What finishing onboarding changes on the account. The first time settles the trial: seven days from now if
 * Professional was chosen, none otherwise. Every later time only notes the plan, so a trial never grows.
 */
export const finishOnboarding = (account: Account, chosen: ChosenPlan, now: Date) => ({
  ...noteChoice(chosen),
  updated_at: now.toISOString(),
  ...(!account.onboarding_completed && {
    onboarding_completed: true,
    trial_ends_at: chosen.plan === trialPlan ? trialOf(account, now) : null,
  }),
});

/** The plan an owner chose, and how they want to pay for it if they said so. */
type ChosenPlan = { plan: OwnerPlanId; period: BillingPeriod | null };

/** What an account notes of a choice; a plan without a price has no period. */
export const noteChoice = ({ plan, period }: ChosenPlan) => ({
  selected_plan: plan,
  selected_period: isPaid(plan) ? period : null,
});

const trialOf = (account: Account, now: Date) =>
  account.had_trial_before ? account.trial_ends_at : trialEnd(now);

/**
 * The helpers a new business starts with: every one of the seven with Professional, the chosen ones first; else as many
 * of the chosen ones as the plan opens, cut from the end.
 */
export const helpersFor = (plan: OwnerPlanId, chosen: readonly HelperId[]): HelperId[] => {
  const wanted = opensEveryHelper(plan) ? [...chosen, ...helperIds] : chosen;
  return [...new Set(wanted)].slice(0, helperCapOf(plan));
};
