import type { TradePage } from './trade-page.ts';

export const handyman = {
  heading: ['You fix twenty small things a week.', 'We help with the paperwork.'],
  lead: 'Seven AI advisors that know how a handyman business runs: one-hour errands across town, lists that grow while you work, parts nobody pays for. Say what is going on and get words you can send today.',
  description:
    'AI advisors for handymen: sell half-days, set a minimum, turn one fix into a list and win steady work from landlords. Start free.',
  problems: [
    {
      helper: 'sales',
      says: 'I drive an hour for one shelf.',
      help: 'Questions that turn one fix into a list, and words for a minimum that sounds fair.',
    },
    {
      helper: 'finance',
      says: 'The parts runs eat my day.',
      help: 'A half-day with driving and parts in it, and the lowest price that still pays.',
    },
    {
      helper: 'marketing',
      says: 'I want steady work, not errands.',
      help: 'A short note to landlords and property managers, and what to offer them.',
    },
  ],
  example: {
    helper: 'sales',
    who: 'a handyman who works alone',
    question:
      'A customer wants one door planed. It is 40 minutes away. My half-day is $320. How do I say that?',
    answer:
      'Do not say no to the door. Say what a half-day holds and ask for the rest of the list. Most homes have four or five small things that nobody comes out for.',
    draft: {
      title: 'Text to the customer',
      body: 'Hi [first name], I can fix the door. Because of the drive I come for a half-day, which is $320 plus parts. That leaves time for other things. What else sticks, drips or hangs loose? Send me the list and I will say what fits.',
    },
    steps: [
      ['Today', 'Send the text and ask for photos.'],
      ['Tomorrow', 'Say which things fit and which parts to buy.'],
      ['On the day', 'Write down what did not fit: it is the next half-day.'],
    ],
  },
  prompts: ['marketing/fill-open-days', 'sales/phone-intake', 'finance/price-check'],
} satisfies TradePage;
