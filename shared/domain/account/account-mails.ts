import type { Account } from './account.ts';
import { entitlementOf } from './entitlement.ts';
import type { MailContent } from './mail.ts';
import { written } from './mail-html.ts';
import { plans, trialDays } from './plans.ts';
import { isPaying } from './subscriptions.ts';

/** What every mail about an account is made of: what happened, and where to go. */
type MailParts = {
  subject: string;
  sentences: readonly string[];
  links?: readonly (readonly [words: string, address: string])[];
};

/** The one form of these mails: a paragraph a thought, then the links, the first of them a button. */
export const accountMail = ({ subject, sentences, links = [] }: MailParts): MailContent => {
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
      line: 'This mail is about your Sevenhands account.',
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
  return `You are on ${name} now: ${quota.limit} questions a day and ${helperCap} helpers. Everything you saved is still there.`;
};

/** Greets an owner who has just set up the business, and says what is free and for how long. */
export const welcomeMail = (account: Account, business: string, now: Date, origin: string) => {
  const { is_trial, plan } = entitlementOf(account, now);
  return accountMail({
    subject: 'Welcome to Sevenhands',
    sentences: [
      `${business} is set up and your helpers are ready.`,
      'A good first step: open Sales or Marketing, pick one of the ready-made questions, fill in two or three details, and use the answer today.',
      is_trial
        ? `You have ${plans[plan].name} free for ${trialDays} days. No card is needed, and after that you drop to ${plans.free.name} unless you choose to pay.`
        : `You are on ${plans[plan].name}.`,
    ],
    links: [['Go to your helpers', `${origin}/dashboard`]],
  });
};

/** Confirms that an account is deleted. */
export const accountDeletedMail = (origin: string) =>
  accountMail({
    subject: 'Your Sevenhands account is deleted',
    sentences: [
      'Your account is deleted, with your businesses, conversations and everything your helpers remembered. If you had a paid plan, it is canceled.',
      'This is the last mail from us. If it was not you who deleted the account, write to us.',
    ],
    links: [['Contact', `${origin}/contact`]],
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

/** Tells that a paid plan has started, and when the first payment is if it is later. */
export const planReadyMail = (account: Account, now: Date, origin: string) => {
  const { name } = plans[entitlementOf(account, now).plan];
  const { subscription } = account;
  const isLater = subscription?.status === 'trialing' && subscription.current_period_end !== null;
  return accountMail({
    subject: `Your ${name} plan is ready`,
    sentences: [
      isLater
        ? `Your ${name} plan is ready. Your first payment is on ${day(subscription.current_period_end ?? '')}; until then it is free.`
        : `Your payment went through and your ${name} plan is ready.`,
    ],
    links: [
      ['Go to your helpers', `${origin}/dashboard`],
      ['Change or cancel the plan any time', `${origin}/dashboard/profile`],
    ],
  });
};

const paymentFailed = (account: Account, now: Date, origin: string) => {
  const { name } = plans[entitlementOf(account, now).plan];
  return accountMail({
    subject: `Your payment for ${name} did not go through`,
    sentences: [
      `Your last payment for ${name} did not go through. We try again in the next days, and your plan stays meanwhile.`,
      'Please check your card: it may have expired, or the bank may have declined it.',
    ],
    links: [['Check your card', `${origin}/dashboard/profile`]],
  });
};

const planEnded = (before: Account, after: Account, now: Date, origin: string) => {
  const { name } = plans[entitlementOf(before, now).plan];
  const isOnHold = after.subscription?.status !== 'canceled' && after.subscription !== null;
  const current = entitlementOf(after, now);
  return accountMail({
    subject: isOnHold ? `Your ${name} plan is on hold` : `Your ${name} plan has ended`,
    sentences: [
      isOnHold
        ? `Your ${name} plan is on hold because a payment is missing.`
        : `Your ${name} plan has ended.`,
      current.is_trial ? 'Your free trial goes on until it ends.' : freeTerms(),
    ],
    links: [
      isOnHold
        ? ['Open billing', `${origin}/dashboard/profile`]
        : ['Choose a plan', `${origin}/pricing`],
    ],
  });
};
