import type { Account } from '../account/account.ts';
import { accountMail } from '../account/account-mail-frame.ts';
import { entitlementOf } from './entitlement.ts';
import { plans } from './plans.ts';
import { trialDaysLeft } from './trial-texts.ts';

/** The mails before a trial ends. */
export const reminderKinds = ['three-days', 'last-day'] as const;
export type ReminderKind = (typeof reminderKinds)[number];

/** Which mail an owner should have had by now; none without a running trial, before onboarding or for test accounts. */
export const remindersDue = (account: Account, now: Date): ReminderKind | undefined => {
  const { trial_days_left: days } = entitlementOf(account, now);
  if (days === null || !account.onboarding_completed || account.is_test) return undefined;
  return days <= 1 ? 'last-day' : days <= 3 ? 'three-days' : undefined;
};

/** What the mail says: how long it is still free, what happens then, and what to do. */
export const reminderMail = (account: Account, now: Date, origin: string) => {
  const left = trialDaysLeft(entitlementOf(account, now).trial_days_left ?? 0);
  const { free, pro } = plans;
  return accountMail({
    subject: left,
    sentences: [
      `You have ${left} of the ${pro.name} plan.`,
      `After that, you’ll move to the ${free.name} plan: ${free.quota.limit} questions a day and ${free.helperCap} helpers. You won’t lose anything you saved, and you won’t be charged.`,
      'Want to keep all 7 helpers with unlimited questions?',
    ],
    links: [['Choose a plan', `${origin}/pricing`]],
  });
};
