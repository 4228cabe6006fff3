import type { Account } from '../account/account.ts';
import { isPaid, ownerPlanIds, trialDays } from '../plan/plans.ts';

/** The tiers an admin can look through, in the order of the buttons; a trial is Professional for a few days. */
export const previewPlans = ['trial', ...ownerPlanIds] as const;
export type PreviewPlan = (typeof previewPlans)[number];

const dayMs = 86_400_000;
/** When a payment of the preview is due again. */
const periodDays = 30;
const daysFrom = (now: Date, days: number) => new Date(now.getTime() + days * dayMs).toISOString();

/** What decides what an account may use, as a new owner on a plan has it. */
export const previewedPlan = (
  plan: PreviewPlan,
  now: Date,
): Pick<Account, 'is_admin' | 'trial_ends_at' | 'subscription'> => ({
  is_admin: false,
  trial_ends_at: plan === 'trial' ? daysFrom(now, trialDays) : null,
  subscription:
    plan !== 'trial' && isPaid(plan)
      ? {
          id: 'sub_preview',
          status: 'active',
          plan,
          period: 'monthly',
          current_period_end: daysFrom(now, periodDays),
          cancel_at_period_end: false,
        }
      : null,
});
