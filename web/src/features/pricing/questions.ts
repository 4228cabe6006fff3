import { plans, trialDays, trialFairUse } from '#shared/domain/plans.ts';

/** What people ask before they pay; the answers use the numbers the server goes by. */
export const questions = [
  {
    question: 'What counts as a query?',
    answer:
      'One message to a helper or the assistant. Reading old answers is free. A failed message does not count.',
  },
  {
    question: 'How does the free trial work?',
    answer: `When you sign up you can use all of Professional for ${trialDays} days. No card is needed. Then you are on the free plan, unless you choose to pay.`,
  },
  {
    question: 'Can I change plans later?',
    answer:
      'Yes, at any time from your profile. Moving up works at once. You can cancel there too, and keep what you have paid for until it ends.',
  },
  {
    question: 'What happens when I reach the limit?',
    answer: `You keep your chats and can read them. Free gets ${plans.free.quota.limit} new queries after 24 hours, Essentials ${plans.essentials.quota.limit} with the new month. Professional has no limit but fair use: ${plans.pro.fairUse} a day, ${trialFairUse} in the trial.`,
  },
  {
    question: 'Do my helpers share what I tell them?',
    answer:
      'They share what you wrote about your business, and the facts you let them remember. You can read, change and delete these.',
  },
  {
    question: 'What if it is not for me?',
    answer: 'Write to us within 30 days of your first payment to get it back.',
  },
] as const;
