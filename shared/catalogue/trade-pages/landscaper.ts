import type { TradePage } from './trade-page.ts';

export const landscaper = {
  heading: ['You see the finished yard.', 'Get the customer there with you.'],
  lead: 'Seven AI advisors that know how a landscaping company runs: long quotes that go quiet, stone to pay for before the first payment, crews that wait for material. Say what is going on and get words you can send today.',
  description:
    'AI advisors for landscapers: sign projects before the season, take deposits for stone and plants, fill days between projects. Start free.',
  problems: [
    {
      helper: 'sales',
      says: 'I draw for three evenings and hear nothing.',
      help: 'Questions that find out the budget first, and a follow-up when a quote goes quiet.',
    },
    {
      helper: 'finance',
      says: 'I pay for the stone before they pay me.',
      help: 'A deposit and stages that carry the material, in words for your quote.',
    },
    {
      helper: 'operations',
      says: 'The crew waits for the pavers.',
      help: 'Small jobs to move to, and an order list that is checked a week ahead.',
    },
  ],
  example: {
    helper: 'finance',
    who: 'a landscaping company of six',
    question:
      'A patio is $14,000, and the pavers and base alone cost me $5,200. What deposit can I ask for?',
    answer:
      'Start from what you must pay before day one: $5,200 is about 37 percent of the price. A deposit below that means you lend the customer money. Some states limit deposits, so check yours before you write it down.',
    draft: {
      title: 'Words for the quote',
      body: 'Payment in three parts: [deposit] when you sign, which pays for pavers and base. [Second part] on the day the base is in. The rest when we have walked the patio together and you are happy with it.',
    },
    steps: [
      ['Today', 'Look up the limit for deposits in your state.'],
      ['This week', 'Put the three parts into the quote.'],
      ['Before ordering', 'Wait until the deposit is in the bank.'],
    ],
  },
  prompts: ['sales/phone-intake', 'finance/terms-that-fit', 'marketing/season-plan'],
} satisfies TradePage;
