import type { TradePage } from './trade-page.ts';

export const plumber = {
  heading: ['You fix the leak.', 'Who fixes the rest of the week?'],
  lead: 'Seven AI advisors that know how a plumbing business runs: late-night calls, quotes that go quiet, mild weeks when nothing bursts. Tell us what’s going on and get a draft you can send today.',
  description:
    'AI advisors for plumbers: follow up on quiet quotes, give your fee up front, fill mild weeks, and reply when a leak comes back. Start free.',
  problems: [
    {
      helper: 'sales',
      says: 'I quoted a water heater and never heard back.',
      help: 'Three short follow-ups that ask if it got fixed before they ask for the job.',
    },
    {
      helper: 'finance',
      says: 'I can’t tell if a drain call pays.',
      help: 'One typical call with the drive, the parts run, and the paperwork included, and the lowest price that still pays.',
    },
    {
      helper: 'customer-service',
      says: 'They say it’s the same leak.',
      help: 'What to say on the phone, what to look at first, and who pays if it’s a different problem.',
    },
  ],
  example: {
    helper: 'sales',
    who: 'a plumber with two vans',
    question:
      'I quoted a water heater at $1,900 eight days ago. No answer. Should I come down on the price?',
    answer:
      'Not yet. You don’t know that it’s the price. After eight days, people have often found someone else, or the old one still works. Ask which it is, and make the next step small.',
    draft: {
      title: 'Text to the customer',
      body: 'Hi [first name], it’s [your name] about the water heater. Is it still running, or has someone already taken care of it? If you want, I can hold [day] morning for you. The price in the quote stays the same.',
    },
    steps: [
      ['Today', 'Send the text. Write down the date.'],
      ['Day 3', 'Call once. Ask what they’re comparing.'],
      ['Day 7', 'Offer to check the label from a photo, then let it go.'],
    ],
  },
  prompts: ['sales/quiet-quote', 'finance/price-check', 'marketing/fill-open-days'],
} satisfies TradePage;
