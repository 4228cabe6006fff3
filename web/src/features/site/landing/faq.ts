import { trialDays } from '#shared/domain/plan/plans.ts';

/** The six questions people ask before they try it. */
export const landingFaq = [
  {
    question: 'Who writes the answers?',
    answer:
      'An AI, using what you’ve told us about your business. There’s no person behind it. For taxes, legal questions, or safety, a helper will tell you who to ask and what to ask them.',
  },
  {
    question: 'Can it be wrong?',
    answer:
      'Yes. Read every answer before you use it. The math is done by our calculators using your numbers, not by the AI. Anything it doesn’t know is left blank for you to fill in.',
  },
  {
    question: 'Does it write to my customers?',
    answer:
      'No. It writes a draft. You read it, edit it, and send it yourself from your own phone or email.',
  },
  {
    question: 'What happens to what I type?',
    answer:
      'We use it to answer you, and share only what’s needed with our AI provider. We don’t sell it or use it to train AI. You can download or delete it anytime.',
  },
  {
    question: 'Does it work for my trade?',
    answer:
      'Nine trades have their own prompts and a calendar of what’s coming each season. Every other service business gets general ones.',
  },
  {
    question: 'What does it cost?',
    answer: `There’s a free plan, and it stays free. You can try all 7 helpers free for ${trialDays} days, no credit card needed. After that, pick a plan or stay on the free one. Cancel anytime.`,
  },
] as const;
