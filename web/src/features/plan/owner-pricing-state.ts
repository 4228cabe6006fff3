import type { AccountView } from '#shared/domain/account/account-view-schema.ts';
import { firstPaymentAt } from '#shared/domain/plan/payments/first-payment.ts';
import { defaultPlan, isPaid, type PaidPlanId, type PlanId } from '#shared/domain/plan/plans.ts';

/** What the prices say to an owner who is signed in. */
export type OwnerPricingState = {
  /** Whether onboarding is still to come: then it comes before paying. */
  isNew: boolean;
  /** Whether Professional can still be tried for free. */
  offersTrial: boolean;
  /** Stands at Professional for who has used the free trial and pays at once. */
  trialNote: string | null;
  /** What a press on a plan does: a plan that is paid is changed, who is set up pays, who is new chooses first. */
  verb: 'Choose' | 'Pay for' | 'Change to';
  /** The plan the owner has now; null while onboarding is still to come. */
  current: PlanId | null;
  isTrial: boolean;
  isPastDue: boolean;
  /** A plan that was chosen and is not paid yet. */
  waitingFor: PaidPlanId | null;
  /** The plan that is paid, or will be from the end of the trial on; else the one in use. */
  own: PlanId | null;
  /** What stands beside the name of a plan that means something to this owner. */
  marks: Partial<Record<PlanId, string>>;
  /** Until when who buys now pays nothing, as a sentence; null means that the payment is due at once. */
  freeUntil: string | null;
};

type View = Pick<AccountView, 'account' | 'entitlement'>;

/** Reads from an account what the prices have to say to its owner. */
export const ownerPricingState = (view: View, now: Date): OwnerPricingState => {
  const { account, entitlement } = view;
  const isNew = !account.onboarding_completed;
  const freeUntil = firstPaymentAt(account, now);
  const hadTrial = account.had_trial_before || (!isNew && account.trial_ends_at !== null);
  return {
    isNew,
    offersTrial: isNew && !account.had_trial_before,
    trialNote:
      hadTrial && entitlement.plan === defaultPlan
        ? ' You’ve used your free trial, so you pay today.'
        : null,
    verb: isNew
      ? 'Choose'
      : isPaid(entitlement.plan) && !entitlement.is_trial
        ? 'Change to'
        : 'Pay for',
    current: isNew ? null : entitlement.plan,
    isTrial: !isNew && entitlement.is_trial,
    isPastDue: entitlement.payment_failed,
    waitingFor: waitingPlan(view),
    own: isNew ? null : (entitlement.next_plan?.plan ?? entitlement.plan),
    marks: marksOf(view),
    freeUntil: freeUntil ? ` You pay nothing until ${dayOf(freeUntil)}.` : null,
  };
};

const marksOf = (view: View): OwnerPricingState['marks'] => {
  const { account, entitlement } = view;
  const { plan, next_plan: next, is_trial } = entitlement;
  const waiting = waitingPlan(view);
  if (!account.onboarding_completed) return {};
  if (next)
    return {
      [plan]: `Yours until ${dayOf(next.starts_at)}`,
      [next.plan]: `Starts ${dayOf(next.starts_at)}`,
    };
  return {
    ...(waiting && { [waiting]: 'Waiting for payment' }),
    [plan]: is_trial ? 'Your trial' : 'Your plan',
  };
};

const dayOf = (at: string | Date) =>
  new Date(at).toLocaleDateString('en-US', { month: 'long', day: 'numeric' });

/** The paid plan an owner on Free chose at onboarding and has not paid yet; nothing was bought, so nothing has ended. */
export const waitingPlan = ({ account, entitlement }: View): PaidPlanId | null => {
  const { selected_plan: plan, subscription, onboarding_completed } = account;
  if (!onboarding_completed || entitlement.plan !== defaultPlan || !plan || !isPaid(plan))
    return null;
  const boughtOnce = subscription !== null && !subscription.status.startsWith('incomplete');
  // Who had the trial of this account tried the plan and has not promised to pay for it.
  const hadTrial = account.trial_ends_at !== null && !account.had_trial_before;
  return boughtOnce || hadTrial ? null : plan;
};
