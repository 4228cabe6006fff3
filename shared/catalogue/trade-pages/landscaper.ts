import type { TradePage } from './trade-page.ts';

export const landscaper = {
  heading: ['You see the finished yard.', 'Get the customer there with you.'],
  lead: 'Seven AI advisors that know how a landscaping company runs: long quotes that go quiet, stone you pay for before you get paid, crews waiting on material. Tell us what’s going on and get a draft you can send today.',
  description:
    'AI advisors for landscapers: sign projects before the season, take deposits for stone and plants, and fill days between projects. Start free.',
  problems: [
    {
      helper: 'sales',
      says: 'I draw for three evenings and never hear back.',
      help: 'Questions to find out the budget first, and a follow-up for when a quote goes quiet.',
    },
    {
      helper: 'finance',
      says: 'I pay for the stone before they pay me.',
      help: 'A deposit and stages that pay for the material, worded for your quote.',
    },
    {
      helper: 'operations',
      says: 'The crew’s standing around waiting for pavers.',
      help: 'Small jobs to move to, and an order list to check a week ahead.',
    },
  ],
  example: {
    helper: 'finance',
    who: 'a six-person landscaping company',
    question:
      'I quoted a patio at $14,000, and the pavers and base alone cost me $5,200. How big a deposit can I ask for?',
    answer:
      'Start with what you have to pay before day one. $5,200 is about 37% of the price. With a smaller deposit, you’re lending the customer money. Some states limit deposits, so check yours before you put it in writing.',
    draft: {
      title: 'Wording for the quote',
      body: 'Payment in three parts: [deposit] when you sign, which pays for the pavers and base. [Second part] the day the base is in. The rest when the patio is done and we’ve walked it together.',
    },
    steps: [
      ['Today', 'Look up the deposit limit in your state.'],
      ['This week', 'Put the three parts in the quote.'],
      ['Before ordering', 'Wait until the deposit is in the bank.'],
    ],
  },
  prompts: ['sales/phone-intake', 'finance/terms-that-fit', 'marketing/season-plan'],
} satisfies TradePage;
