import { plans, trialDays, trialFairUse } from '#shared/domain/plans.ts';

/** What people ask before they pay; the answers use the numbers the server goes by. */
export const questions = [
  {
    question: 'What counts as a query?',
    answer:
      'One message you send to a helper or to the assistant. Reading old answers is free, and a message that fails does not count.',
  },
  {
    question: 'How does the free trial work?',
    answer: `When you sign up you can choose Professional and use all of it for ${trialDays} days. You do not need a card. When the trial ends you are on the free plan, unless you choose to pay.`,
  },
  {
    question: 'Can I change plans later?',
    answer:
      'Yes, at any time from your profile. Moving up works at once. You can cancel there too, and keep the plan until the end of what you have paid for.',
  },
  {
    question: 'What happens when I reach the limit?',
    answer: `You keep your chats and can read them. On Free you get ${plans.free.quota.limit} new queries after 24 hours, on Essentials ${plans.essentials.quota.limit} with the new month. You can also move up and go on.`,
  },
  {
    question: 'Is Professional really unlimited?',
    answer: `There is no limit a month. So that one account cannot use up what everybody pays for, fair use is up to ${plans.pro.fairUse} queries in 24 hours, and up to ${trialFairUse} during the trial.`,
  },
  {
    question: 'Do my helpers share what I tell them?',
    answer:
      'They share what you wrote about your business, and the facts you let them remember. You can read, change and delete those facts.',
  },
  {
    question: 'What if it is not for me?',
    answer:
      'Paid plans come with a 30-day money-back guarantee. Write to us within 30 days of your first payment and we give it back.',
  },
] as const;
