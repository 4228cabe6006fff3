import type { Example } from './example-chat.tsx';

/** Conversations as they could run; shown as examples wherever they stand. */
export const exampleConversations = {
  quietQuotes: {
    helper: 'sales',
    who: 'a 2-truck plumbing company',
    question: 'Three quotes out, and no one’s called back. Do I drop my price?',
    answer:
      'Not yet. Two of those quotes are less than a week old. Follow up first, and change one thing at a time.',
    steps: [
      ['Today', 'Text all 3: “Any questions on the quote?”'],
      ['Day 3', 'Call. Ask what else they’re comparing.'],
      ['Day 7', 'Offer a smaller job you can start Monday.'],
    ],
  },
  lateInvoices: {
    helper: 'finance',
    who: 'a painter with 4 unpaid invoices',
    question: 'I’m owed for 4 jobs and payroll is Friday. Who do I chase first?',
    answer:
      'Call the biggest one, text the rest. That money is already earned, so ask for a date, not a favor.',
    steps: [
      ['Today', 'Call the office job. Agree on a day to pay this week.'],
      ['Day 2', 'Text the 3 homeowners a link to pay.'],
      ['Next job', 'Ask for a deposit before you buy paint.'],
    ],
  },
  badReview: {
    helper: 'customer-service',
    who: 'a 3-person cleaning company',
    question: 'Someone left one star because we were 40 minutes late. What do I write?',
    answer:
      'Keep it short and honest, no excuses. Call them before you post, so your reply can say it’s taken care of.',
    steps: [
      ['Today', 'Call, apologize, and offer to redo the kitchen.'],
      ['Then', 'Reply in 3 sentences. Name the fix.'],
      ['Monday', 'Text customers as soon as a crew is running late.'],
    ],
  },
} satisfies Record<string, Example>;
