import type { TradePage } from './trade-page.ts';

export const electrician = {
  heading: ['You bring the lights back on.', 'We help with what comes after.'],
  lead: 'Seven AI advisors that know how an electrical business runs: small calls between projects, inspections that get moved, quotes that sit. Tell us what’s going on and get a draft you can send today.',
  description:
    'AI advisors for electricians: fill the days between projects, quote in clear stages, chase overdue invoices, and find an apprentice. Start free.',
  problems: [
    {
      helper: 'marketing',
      says: 'Two empty days until the panel job starts.',
      help: 'A note to past customers asking for the small jobs they’ve been putting off.',
    },
    {
      helper: 'finance',
      says: 'They moved the inspection, and my money with it.',
      help: 'Payment stages for the work that’s already done, in words a homeowner understands.',
    },
    {
      helper: 'operations',
      says: 'We went back twice for one part.',
      help: 'What to ask on the phone and what to keep on the van, so one visit does it.',
    },
  ],
  example: {
    helper: 'finance',
    who: 'an electrician with an apprentice',
    question:
      'A builder owes me $4,200. It’s been 38 days, and he says the inspection isn’t done. What do I write?',
    answer:
      'Keep it friendly and ask for two dates: the inspection and the payment. If the work up to the inspection is done, ask for that share now. How firm you can be depends on what your contract says.',
    draft: {
      title: 'Text to the builder',
      body: 'Hi [first name], about invoice [number] for $4,200 from [date]. What day is the inspection? [The rough-in] is finished, so could you send that share by [day] and the rest after it passes?',
    },
    steps: [
      ['Today', 'Check what the contract says about payment, then send the text.'],
      ['Day 3', 'Call if you still don’t have a date. Write down what he says.'],
      ['Next job', 'Put the share due before inspection in the quote.'],
    ],
  },
  prompts: ['marketing/fill-open-days', 'finance/terms-that-fit', 'hiring-hr/hire-for-the-season'],
} satisfies TradePage;
