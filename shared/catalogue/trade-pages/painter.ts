import type { TradePage } from './trade-page.ts';

export const painter = {
  heading: ['You know why prep matters.', 'Help your customers see it.'],
  lead: 'Seven AI advisors that know how a painting company runs: bids that look dear beside a cheap one, rain on the day of the exterior, color changes in the middle. Say what is going on and get words you can send today.',
  description:
    'AI advisors for painters: explain prep in a quote, fill rainy weeks with interiors, take deposits and follow up quiet quotes. Start free.',
  problems: [
    {
      helper: 'sales',
      says: 'The other bid is $600 less.',
      help: 'Words that show what the prep buys, and a smaller job for those who must spend less.',
    },
    {
      helper: 'operations',
      says: 'Rain again. Three people stand around.',
      help: 'A list of inside work to move to, and a text to the customer who has to wait.',
    },
    {
      helper: 'finance',
      says: 'I bought the paint and they changed the color.',
      help: 'A deposit and a rule for changes, written so that nobody is surprised.',
    },
  ],
  example: {
    helper: 'sales',
    who: 'a painting company of three',
    question: 'I bid $1,450 for two bedrooms. She says another painter asks $850. Do I match it?',
    answer:
      'Do not match it before you know what is in it. Ask what the other bid says about filling, sanding and a second coat. If it leaves them out, you are not comparing the same job.',
    draft: {
      title: 'Text to the customer',
      body: 'Hi [first name], thank you for telling me. My price has filling, sanding and two coats in it, with the furniture moved and covered. Does the other one say how many coats? If your budget is closer to theirs, I can do [one room] first.',
    },
    steps: [
      ['Today', 'Send the text. Leave the price as it is.'],
      ['Day 2', 'Call. Walk through the two bids together.'],
      ['Day 5', 'Offer one room, or let it go kindly.'],
    ],
  },
  prompts: ['sales/quiet-quote', 'finance/terms-that-fit', 'marketing/fill-open-days'],
} satisfies TradePage;
