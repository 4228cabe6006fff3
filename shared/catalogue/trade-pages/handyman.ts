import type { TradePage } from './trade-page.ts';

export const handyman = {
  heading: ['You fix twenty small things a week.', 'We help with the paperwork.'],
  lead: 'Seven AI advisors that know how a handyman business runs: one-hour errands across town, lists that grow while you work, parts no one pays for. Tell us what’s going on and get a draft you can send today.',
  description:
    'AI advisors for handymen: sell half-days, set a minimum, turn one fix into a list, and win steady work from landlords. Start free.',
  problems: [
    {
      helper: 'sales',
      says: 'I drive an hour for one shelf.',
      help: 'Questions that turn one fix into a list, and wording for a minimum that sounds fair.',
    },
    {
      helper: 'finance',
      says: 'The parts runs eat my day.',
      help: 'A half-day price with driving and parts included, and the lowest price that still pays.',
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
      'A customer wants one door planed. It’s 40 minutes away. My half-day is $320. How do I tell them?',
    answer:
      'Don’t say no to the door. Say what fits in a half-day and ask for the rest of the list. There are often a few more small things no one will come out for.',
    draft: {
      title: 'Text to the customer',
      body: 'Hi [first name], I can fix the door. Because of the drive, I book a half-day, which is $320 plus parts. That leaves time for other things. What else sticks, drips, or hangs loose? Send me the list and I’ll tell you what fits.',
    },
    steps: [
      ['Today', 'Send the text and ask for photos.'],
      ['Tomorrow', 'Tell them what fits and which parts to buy.'],
      ['On the day', 'Write down what didn’t fit. That’s the next half-day.'],
    ],
  },
  prompts: ['marketing/fill-open-days', 'sales/phone-intake', 'finance/price-check'],
} satisfies TradePage;
