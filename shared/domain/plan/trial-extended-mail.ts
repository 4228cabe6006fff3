import { accountMail, mailDay } from '../account/account-mail-frame.ts';
import { plans, trialPlan } from './plans.ts';
import { extraTrialDays } from './trial-extension.ts';

/** Tells an owner until when the trial runs now. */
export const trialExtendedMail = (endsAt: string, origin: string) => {
  const day = mailDay(endsAt);
  return accountMail({
    subject: `Your free trial now runs until ${day}`,
    sentences: [
      `We added ${extraTrialDays} days to your free trial of the ${plans[trialPlan].name} plan. It ends on ${day}.`,
      'You don’t have to do anything, and you won’t be charged.',
    ],
    links: [['Go to your helpers', `${origin}/dashboard`]],
  });
};
