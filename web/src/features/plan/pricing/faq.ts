import { plans, trialDays, trialFairUse } from '#shared/domain/plan/plans.ts';

/** What people ask before they pay; the answers use the numbers the server goes by. */
export const pricingFaq = [
  {
    question: 'What counts as a question?',
    answer:
      'Each message you send to a helper or the assistant. Reading old answers is free. Messages that fail don’t count.',
  },
  {
    question: 'How does the free trial work?',
    answer: `When you sign up, you can use everything in Professional for ${trialDays} days. No credit card needed. After that you move to the Free plan unless you choose to pay.`,
  },
  {
    question: 'Can I change plans later?',
    answer:
      'Yes, anytime from your profile. Upgrades take effect right away. You can cancel there too. You’ll keep your plan until the paid period ends.',
  },
  {
    question: 'What happens when I reach the limit?',
    answer: `You can still read your chats. The Free plan gets ${plans.free.quota.limit} new questions after 24 hours. Essentials gets ${plans.essentials.quota.limit} each month. Professional is unlimited within fair use: ${plans.pro.fairUse} a day, or ${trialFairUse} during the trial.`,
  },
  {
    question: 'Do my helpers share what I tell them?',
    answer:
      'Yes. They all use your business profile and anything you let them remember. You can view, edit, or delete it anytime.',
  },
  {
    question: 'What if it’s not for me?',
    answer: 'Contact us within 30 days of your first payment for a full refund.',
  },
] as const;
