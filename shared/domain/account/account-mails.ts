import type { MailContent } from '../lib/mail.ts';
import { written } from '../lib/mail-html.ts';
import { entitlementOf } from '../plan/entitlement.ts';
import { plans, trialDays, trialPlan } from '../plan/plans.ts';
import { isPaying } from '../plan/subscriptions.ts';
import type { Account } from './account.ts';

/** What every mail about an account is made of: what happened, and where to go. */
type MailParts = {
  subject: string;
  sentences: readonly string[];
  links?: readonly (readonly [words: string, address: string])[];
  /** Why the owner gets it. */
  why?: string;
};

/** The one form of these mails: a paragraph a thought, then the links, the first of them a button. */
const hasAccount = 'You’re getting this because you have a Sevenhands account.';

export const accountMail = ({
  subject,
  sentences,
  links = [],
  why = hasAccount,
}: MailParts): MailContent => {
  const [first = ''] = sentences;
  return written({
    subject,
    preheader: first,
    label: subject,
    blocks: [
      { kind: 'title', title: subject },
      {
        kind: 'paragraphs',
        texts: sentences,
        links: links.map(([label, href]) => ({ label, href })),
      },
    ],
    footer: {
      line: why,
      links: [],
      address: 'Sevenhands',
    },
  });
};

const day = (at: string) =>
  new Date(at).toLocaleDateString('en-US', {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  });

const freeTerms = () => {
  const { name, quota, helperCap } = plans.free;
  return `You’re now on the ${name} plan: ${quota.limit} questions a day and ${helperCap} helpers. Everything you saved is still there.`;
};

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

/** Tells an owner that somebody turned two-step sign-in off with one of the recovery codes. */
export const recoveredMail = (origin: string) =>
  accountMail({
    subject: 'Two-step sign-in is off',
    sentences: [
      'Two-step sign-in was just turned off with your password and one of your recovery codes. Every device was signed out.',
      'If this was you, sign in and set it up again. You’ll get new recovery codes.',
      'If it wasn’t you, reset your password right away.',
    ],
    links: [
      ['Set it up again', `${origin}/dashboard/profile/sign-in`],
      ['Reset your password', `${origin}/forgot-password`],
    ],
  });

/** Tells an owner that an admin has paused the answers of the account, and why. */
export const answersPausedMail = (reason: string, origin: string) =>
  accountMail({
    subject: 'We’ve paused your helpers',
    sentences: [
      'Your helpers can’t answer questions right now, because we’ve paused them. Everything you saved is still there, and you can still use it.',
      `Why we did this: ${reason}`,
      'Think it’s a mistake? Tell us, and we’ll take another look.',
    ],
    links: [['Contact us', `${origin}/contact`]],
  });

/** Tells an owner that the helpers answer again. */
export const answersResumedMail = (reason: string, origin: string) =>
  accountMail({
    subject: 'Your helpers are back',
    sentences: ['Your helpers can answer your questions again.', `What changed: ${reason}`],
    links: [['Go to your helpers', `${origin}/dashboard`]],
  });

type Change = { before: Account; after: Account };

/** The mail about a change of a paid subscription: a payment that failed, or a plan that ended; none for any other change. */
export const subscriptionMail = ({ before, after }: Change, now: Date, origin: string) => {
  const [old, current] = [before.subscription, after.subscription];
  if (!isPaying(old)) return undefined;
  if (old?.status !== 'past_due' && current?.status === 'past_due')
    return paymentFailed(after, now, origin);
  if (!isPaying(current)) return planEnded(before, after, now, origin);
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
    return `You have ${plans[trialPlan].name} free until ${day(next.starts_at)}. Your ${name} plan starts that day, and so does your first payment.`;
  if (subscription?.status === 'trialing' && subscription.current_period_end)
    return `Your ${name} plan is ready. Your first payment is on ${day(subscription.current_period_end)}. It’s free until then.`;
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
