import type { TradePage } from './trade-page.ts';

export const plumber = {
  heading: ['You fix the leak.', 'Who fixes the rest of the week?'],
  lead: 'Seven AI advisors that know how a plumbing business runs: calls at night, quotes that go quiet, mild weeks when nothing bursts. Say what is going on and get words you can send today.',
  description:
    'AI advisors for plumbers: follow up quiet quotes, say your fee early, fill the mild weeks and answer the customer whose leak came back. Start free.',
  problems: [
    {
      helper: 'sales',
      says: 'I quoted the water heater. Now I hear nothing.',
      help: 'Three short follow-ups that ask whether it is solved before they ask for the job.',
    },
    {
      helper: 'finance',
      says: 'I can’t tell if a drain call pays.',
      help: 'One usual call with the drive, the parts run and the paperwork in it, and the lowest price that still pays.',
    },
    {
      helper: 'customer-service',
      says: 'They say it is the same leak.',
      help: 'What to say on the phone, what to look at first, and who pays when it is another fault.',
    },
  ],
  example: {
    helper: 'sales',
    who: 'a plumber with two vans',
    question:
      'I quoted a water heater at $1,900 eight days ago. No answer. Should I come down in price?',
    answer:
      'Not yet. You do not know that it is the price. After eight days people have often found somebody else, or the old one still runs. Ask which it is, and make the next step small.',
    draft: {
      title: 'Text to the customer',
      body: 'Hi [first name], it’s [your name] about the water heater. Is it still running, or has somebody looked after it already? If you want, I can hold [day] morning for you. The price from the quote stays as it is.',
    },
    steps: [
      ['Today', 'Send the text. Note the day.'],
      ['Day 3', 'Call once. Ask what they are comparing.'],
      ['Day 7', 'Offer to look at the label in a photo, then let it rest.'],
    ],
  },
  prompts: ['sales/quiet-quote', 'finance/price-check', 'marketing/fill-open-days'],
} satisfies TradePage;
