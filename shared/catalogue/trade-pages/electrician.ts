import type { TradePage } from './trade-page.ts';

export const electrician = {
  heading: ['You bring the lights back on.', 'We help with what comes after.'],
  lead: 'Seven AI advisors that know how an electrical business runs: small calls between projects, inspections that move, quotes that wait. Say what is going on and get words you can send today.',
  description:
    'AI advisors for electricians: fill the days between projects, quote with clear stages, chase late invoices and find an apprentice. Start free.',
  problems: [
    {
      helper: 'marketing',
      says: 'Two empty days until the panel job starts.',
      help: 'A note to past customers that gathers the small jobs they have been putting off.',
    },
    {
      helper: 'finance',
      says: 'The inspection moved, and so did my money.',
      help: 'Stages that pay for the work that is done, in words a homeowner understands.',
    },
    {
      helper: 'operations',
      says: 'We went back twice for one part.',
      help: 'What to ask on the phone and what to have on the van, so that one visit does it.',
    },
  ],
  example: {
    helper: 'finance',
    who: 'an electrician with an apprentice',
    question:
      'A builder owes me $4,200. It is 38 days now, and he says the inspection is not done. What do I write?',
    answer:
      'Keep it friendly and ask for two dates: the inspection, and the payment. The work up to the inspection is done, so ask for that share now. What your contract says about it decides how firm you can be.',
    draft: {
      title: 'Text to the builder',
      body: 'Hi [first name], about invoice [number] for $4,200 from [date]. Which day is the inspection? The rough-in is finished, so could you send that share by [day] and the rest after it passes?',
    },
    steps: [
      ['Today', 'Read what the contract says about payment, then send the text.'],
      ['Day 3', 'Call if there is no date yet. Write down what he says.'],
      ['Next job', 'Put the share due before inspection into the quote.'],
    ],
  },
  prompts: ['marketing/fill-open-days', 'finance/terms-that-fit', 'hiring-hr/hire-for-the-season'],
} satisfies TradePage;
