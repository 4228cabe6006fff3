import type { TradePage } from './trade-page.ts';

export const cleaning = {
  heading: ['You leave every home in order.', 'Now for the schedule.'],
  lead: 'Seven AI advisors that know how a cleaning company runs: regulars who pause, cleaners who call in sick, “How much for a deep clean?” by text. Tell us what’s going on and get a draft you can send today.',
  description:
    'AI advisors for cleaning companies: fill empty slots, turn one-time cleans into regulars, reply to complaints, and check what a visit pays. Start free.',
  problems: [
    {
      helper: 'marketing',
      says: 'A regular paused and now Thursday’s empty.',
      help: 'A short offer to past customers for that slot, without a discount for everyone.',
    },
    {
      helper: 'customer-service',
      says: 'They say we missed the shower.',
      help: 'A same-day reply, what to offer, and a last-look card so it doesn’t happen again.',
    },
    {
      helper: 'hiring-hr',
      says: 'Good cleaners leave after a month.',
      help: 'An ad that’s honest about the work, a paid trial visit, and a plan for the first 30 days.',
    },
  ],
  example: {
    helper: 'customer-service',
    who: 'a four-person cleaning company',
    question:
      'A biweekly customer texted me a photo of soap scum in the shower. She wants her $160 back. Do I pay it?',
    answer:
      'Reply today, and offer to come back before you talk about money. She showed you one spot, so fix that spot. You can still give the money back if the second visit doesn’t do it.',
    draft: {
      title: 'Text to the customer',
      body: 'Hi [first name], thank you for the photo, and I’m sorry about the shower. Someone can be there [day] before noon to make it right, at no charge. I’ll check it myself. Does that work for you?',
    },
    steps: [
      ['Today', 'Send the text and call the cleaner who was there.'],
      ['Tomorrow', 'Redo the shower. Take a photo when it’s dry.'],
      ['Next visit', 'Add the shower glass to your last-look card.'],
    ],
  },
  prompts: [
    'marketing/fill-open-days',
    'sales/repeat-work-plan',
    'customer-service/usual-complaint',
  ],
} satisfies TradePage;
