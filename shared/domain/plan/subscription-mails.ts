import type { Account } from '../account/account.ts';
import { accountMail, mailDay } from '../account/account-mail-frame.ts';
import { entitlementOf } from './entitlement.ts';
import { isPayingSubscription } from './paying-subscription.ts';
import { plans, trialPlan } from './plans.ts';

type Change = { before: Account; after: Account };

/** The mail about a change of a paid subscription: a payment that failed, or a plan that ended; none for any other change. */
export const subscriptionMail = ({ before, after }: Change, now: Date, origin: string) => {
  const [old, current] = [before.subscription, after.subscription];
  if (!isPayingSubscription(old)) return undefined;
  if (old?.status !== 'past_due' && current?.status === 'past_due')
    return paymentFailed(after, now, origin);
  if (!isPayingSubscription(current)) return planEnded(before, after, now, origin);
  return undefined;
};

/** Tells that a paid plan has started, or until when the trial goes on and when the plan starts and is paid. */
export const planReadyMail = (account: Account, now: Date, origin: string) => {
  const { name } = plans[boughtPlan(account) ?? entitlementOf(account, now).plan];
  return accountMail({
    subject: `Your ${name} plan is ready`,
    sentences: [readySentence(account, name, now)],
    links: [
      ['Go to your helpers', `${origin}/dashboard`],
      ['Change or cancel anytime', `${origin}/dashboard/profile/plan`],
    ],
  });
};

const boughtPlan = ({ subscription }: Account) => subscription?.plan;

const readySentence = (account: Account, name: string, now: Date) => {
  const { next_plan: next } = entitlementOf(account, now);
  const { subscription } = account;
  if (next)
    return `You have ${plans[trialPlan].name} free until ${mailDay(next.starts_at)}. Your ${name} plan starts that day, and so does your first payment.`;
  if (subscription?.status === 'trialing' && subscription.current_period_end)
    return `Your ${name} plan is ready. Your first payment is on ${mailDay(subscription.current_period_end)}. It’s free until then.`;
  return `Your payment went through, and your ${name} plan is ready.`;
};

const paymentFailed = (account: Account, now: Date, origin: string) => {
  const { name } = plans[boughtPlan(account) ?? entitlementOf(account, now).plan];
  return accountMail({
    subject: `Your ${name} payment didn’t go through`,
    sentences: [
      `Your last ${name} payment didn’t go through. We’ll try again over the next few days, and you’ll keep your plan for now.`,
      'Please update your card. It might have expired, or your bank might have declined it.',
    ],
    links: [['Update card', `${origin}/dashboard/profile/plan`]],
  });
};

const planEnded = (before: Account, after: Account, now: Date, origin: string) => {
  const { name } = plans[boughtPlan(before) ?? entitlementOf(before, now).plan];
  const isOnHold = after.subscription?.status !== 'canceled' && after.subscription !== null;
  const current = entitlementOf(after, now);
  return accountMail({
    subject: isOnHold ? `Your ${name} plan is on hold` : `Your ${name} plan has ended`,
    sentences: [
      isOnHold
        ? `Your ${name} plan is on hold because we haven’t received payment.`
        : `Your ${name} plan has ended.`,
      current.is_trial ? 'You still have your free trial until it ends.' : freeTerms(),
    ],
    links: [
      isOnHold
        ? ['Open billing', `${origin}/dashboard/profile/plan`]
        : ['Choose a plan', `${origin}/pricing`],
    ],
  });
};

const freeTerms = () => {
  const { name, quota, helperCap } = plans.free;
  return `You’re now on the ${name} plan: ${quota.limit} questions a day and ${helperCap} helpers. Everything you saved is still there.`;
};
