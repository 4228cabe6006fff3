import { type HelperId, helperIds } from '../catalogue/helper-ids.ts';
import {
  type BillingPeriod,
  helperCapOf,
  isPaid,
  type OwnerPlanId,
  opensEveryHelper,
  trialDays,
  trialPlan,
} from '../plan/plans.ts';
import type { Account, SignupTracking } from './account.ts';

const dayMs = 86_400_000;

type NewPerson = {
  id: string;
  email: string;
  tracking: SignupTracking;
  isAdmin: boolean;
  /** When the trial of an earlier, deleted account of the same mailbox ended or ends; null if there is none left, undefined if it is this account's. */
  earlierTrialEnd?: string | null | undefined;
};

/** The account of a new owner: on trial with Professional, so that everything can be tried before a plan is chosen. */
export const newAccount = (person: NewPerson, now: Date): Account => ({
  ...person.tracking,
  id: person.id,
  email: person.email,
  selected_plan: null,
  ...trialAtStart(person, now),
  onboarding_completed: person.isAdmin,
  active_business_id: null,
  is_admin: person.isAdmin,
  is_test: false,
  customer_id: null,
  subscription: null,
  subscription_version: 0,
  created_at: now.toISOString(),
  updated_at: now.toISOString(),
});

/** One trial per mailbox: an owner who returns after deleting an account keeps the end of the first trial. */
const trialAtStart = ({ isAdmin, earlierTrialEnd }: NewPerson, now: Date) => {
  if (isAdmin) return { trial_ends_at: null };
  if (earlierTrialEnd === undefined) return { trial_ends_at: trialEnd(now) };
  return { trial_ends_at: earlierTrialEnd, had_trial_before: true };
};

const trialEnd = (now: Date) => new Date(now.getTime() + trialDays * dayMs).toISOString();

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
