import type { TradePage } from './trade-page.ts';

export const painter = {
  heading: ['You know why prep matters.', 'Help your customers see it.'],
  lead: 'Seven AI advisors that know how a painting company runs: quotes that look high next to a cheap one, rain on exterior day, color changes halfway through. Tell us what’s going on and get a draft you can send today.',
  description:
    'AI advisors for painters: explain prep in a quote, fill rainy weeks with interiors, take deposits, and follow up on quiet quotes. Start free.',
  problems: [
    {
      helper: 'sales',
      says: 'The other quote is $600 less.',
      help: 'Wording that shows what the prep pays for, and a smaller job for people who have to spend less.',
    },
    {
      helper: 'operations',
      says: 'Rain again. Three people standing around.',
      help: 'A list of inside work to switch to, and a text to the customer who has to wait.',
    },
    {
      helper: 'finance',
      says: 'I bought the paint and they changed the color.',
      help: 'A deposit and a rule for changes, in writing, so no one’s surprised.',
    },
  ],
  example: {
    helper: 'sales',
    who: 'a three-person painting company',
    question:
      'I quoted $1,450 for two bedrooms. She says another painter wants $850. Do I match it?',
    answer:
      'Don’t match it before you know what’s in it. Ask what the other quote says about filling, sanding, and a second coat. If it leaves them out, you’re not comparing the same job.',
    draft: {
      title: 'Text to the customer',
      body: 'Hi [first name], thanks for telling me. My price includes [filling, sanding, and two coats, with the furniture moved and covered]. Does the other one say how many coats? If your budget is closer to theirs, I can do [one room] first.',
    },
    steps: [
      ['Today', 'Send the text. Leave the price as it is.'],
      ['Day 2', 'Call. Go through the two quotes together.'],
      ['Day 5', 'Offer one room, or let it go politely.'],
    ],
  },
  prompts: ['sales/quiet-quote', 'finance/terms-that-fit', 'marketing/fill-open-days'],
} satisfies TradePage;
