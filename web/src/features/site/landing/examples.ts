import type { Example } from './example-sheet.tsx';

/** Conversations as they could run; shown as examples wherever they stand. */
export const examples = {
  quietQuotes: {
    helper: 'sales',
    who: 'a two-truck plumbing company',
    question: 'Three quotes out, and no one’s called back. Do I drop my price?',
    answer:
      'Not yet. Two of those quotes are less than a week old. Follow up first, and change one thing at a time.',
    steps: [
      ['Today', 'Text all three: “Any questions on the quote?”'],
      ['Day 3', 'Call. Ask what else they’re comparing.'],
      ['Day 7', 'Offer a smaller job you can start Monday.'],
    ],
  },
  lateInvoices: {
    helper: 'finance',
    who: 'a painter with four unpaid invoices',
    question: 'I’m owed for four jobs and payroll is Friday. Who do I chase first?',
    answer:
      'Call the biggest one, text the rest. That money is already earned, so ask for a date, not a favor.',
    steps: [
      ['Today', 'Call the office job. Agree on a day to pay this week.'],
      ['Day 2', 'Text the three homeowners a link to pay.'],
      ['Next job', 'Ask for a deposit before you buy paint.'],
    ],
  },
  badReview: {
    helper: 'customer-service',
    who: 'a three-person cleaning company',
    question: 'Someone left one star because we were 40 minutes late. What do I write?',
    answer:
      'Keep it short and honest, no excuses. Call them before you post, so your reply can say it’s taken care of.',
    steps: [
      ['Today', 'Call, apologize, and offer to redo the kitchen.'],
      ['Then', 'Reply in three sentences. Name the fix.'],
      ['Monday', 'Text customers as soon as a crew is running late.'],
    ],
  },
} satisfies Record<string, Example>;
