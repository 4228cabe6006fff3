import { trialDays } from '#shared/domain/plans.ts';

/** The six questions people ask before they try it. */
export const questions = [
  {
    question: 'Who writes the answers?',
    answer:
      'An AI model, with what you told us about your business. There is no person behind it. For tax, law and safety a helper tells you whom to ask, and what.',
  },
  {
    question: 'Can it be wrong?',
    answer:
      'Yes. Read an answer before you use it. Sums are worked out by code from the numbers you give, and what nobody told it stays a blank for you to fill in.',
  },
  {
    question: 'Does it write to my customers?',
    answer:
      'No. It writes a draft. You read it, change it, and send it yourself from your own phone or mail.',
  },
  {
    question: 'What happens to what I type?',
    answer:
      'It is used to answer you, and the AI service gets what the answer needs. We do not sell it and we do not train models with it. You can download or delete it.',
  },
  {
    question: 'Is it made for my trade?',
    answer:
      'Nine trades have ready-made questions of their own and a year with what comes when. Every other service business gets the general ones.',
  },
  {
    question: 'What does it cost?',
    answer: `There is a free plan that stays free. All seven helpers are free for ${trialDays} days, without a card. Then you choose a plan, or stay on the free one. You can cancel whenever you like.`,
  },
] as const;
