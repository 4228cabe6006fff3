import { entitlementOf } from '../plan/entitlement.ts';
import { plans, trialDays } from '../plan/plans.ts';
import type { Account } from './account.ts';
import { accountMail } from './account-mail-frame.ts';

/** Greets an owner who has just set up the business, and says what is free and for how long. */
export const welcomeMail = (account: Account, business: string, now: Date, origin: string) => {
  const { is_trial, plan } = entitlementOf(account, now);
  return accountMail({
    subject: 'Welcome to Sevenhands',
    sentences: [
      `${business} is all set up, and your helpers are ready.`,
      'A good place to start is Sales or Marketing. Pick a prompt, fill in a few blanks, and use the answer today.',
      is_trial
        ? `You have the ${plans[plan].name} plan free for ${trialDays} days. No credit card needed. After that, you’ll move to the ${plans.free.name} plan unless you choose to pay.`
        : `You’re on the ${plans[plan].name} plan.`,
    ],
    links: [['Go to your helpers', `${origin}/dashboard`]],
  });
};

/** Confirms that an account is deleted. */
export const accountDeletedMail = (origin: string) =>
  accountMail({
    subject: 'Your Sevenhands account has been deleted',
    sentences: [
      'Your account has been deleted, along with your businesses, chats, and everything your helpers remembered. If you had a paid plan, it’s canceled.',
      'This is the last email you’ll get from us. If you didn’t delete your account, contact us right away.',
    ],
    links: [['Contact us', `${origin}/contact`]],
    why: 'You’re getting this because you had a Sevenhands account.',
  });
