import type { TradePage } from './trade-page.ts';

export const cleaning = {
  heading: ['You leave every home in order.', 'Now for the schedule.'],
  lead: 'Seven AI advisors that know how a cleaning company runs: regulars who pause, cleaners who call in sick, "how much for a deep clean?" by text. Say what is going on and get words you can send today.',
  description:
    'AI advisors for cleaning companies: fill empty slots, turn one-time cleans into regulars, answer complaints and check what a visit pays. Start free.',
  problems: [
    {
      helper: 'marketing',
      says: 'A regular paused and Thursday is empty.',
      help: 'A short offer to past customers that fills the slot without a discount to everybody.',
    },
    {
      helper: 'customer-service',
      says: 'They say we missed the shower.',
      help: 'An answer the same day, what to offer, and a last look that keeps it from coming back.',
    },
    {
      helper: 'hiring-hr',
      says: 'Good cleaners leave after a month.',
      help: 'An ad that says what the work is, a paid trial visit and a plan for the first 30 days.',
    },
  ],
  example: {
    helper: 'customer-service',
    who: 'a cleaning company of four',
    question:
      'A biweekly customer texted a photo of soap marks in the shower. She wants the $160 back. Do I pay it?',
    answer:
      'Answer today, and offer to come back before you talk about money. She showed you one spot, so put that spot right. Giving the money back is a choice you can still make if the second look does not help.',
    draft: {
      title: 'Text to the customer',
      body: 'Hi [first name], thank you for the photo, and I’m sorry about the shower. Somebody can be there [day] before noon to put it right, at no charge. I will check it myself. Is that all right?',
    },
    steps: [
      ['Today', 'Send the text and call the cleaner who was there.'],
      ['Tomorrow', 'Redo the shower. Take a photo when it is dry.'],
      ['Next visit', 'Add the shower glass to the last look.'],
    ],
  },
  prompts: [
    'marketing/fill-open-days',
    'sales/repeat-work-plan',
    'customer-service/usual-complaint',
  ],
} satisfies TradePage;
