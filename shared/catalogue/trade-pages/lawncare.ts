import type { TradePage } from './trade-page.ts';

export const lawncare = {
  heading: ['You keep the whole street green.', 'Keep the route full.'],
  lead: 'Seven AI advisors that know how a lawn care company runs: weeks of rain, stops too far apart, months when nothing grows. Say what is going on and get words you can send today.',
  description:
    'AI advisors for lawn care companies: tighten the mowing route, sell the whole season, plan rain weeks and check what a lawn pays. Start free.',
  problems: [
    {
      helper: 'operations',
      says: 'We drive more than we mow.',
      help: 'Stops by street and weekday, and a plan for the week after three days of rain.',
    },
    {
      helper: 'sales',
      says: 'They only want one cut.',
      help: 'Words that turn a single cut into a season, and a price for those who stay with one.',
    },
    {
      helper: 'finance',
      says: 'November comes and the money stops.',
      help: 'What to put aside while grass grows, and what last season’s yards could still book.',
    },
  ],
  example: {
    helper: 'finance',
    who: 'a lawn care company with one truck',
    question:
      'I charge $55 for a weekly mow. With the drive it takes two of us 45 minutes. Is that enough?',
    answer:
      'That is 1.5 crew hours for $55, or about $36.67 an hour before fuel, blades and the truck. Whether it is enough depends on what an hour costs you. Put that number next to it before you raise anything.',
    draft: {
      title: 'Text to a neighbor of a stop',
      body: 'Hi [first name], it’s [your name]. We mow next door to you every [day]. If we did yours on the same trip, a weekly cut with edging would be [price]. Would you like a first cut on [day]?',
    },
    steps: [
      ['Today', 'Write down what one crew hour costs you.'],
      ['This week', 'List the stops more than ten minutes from the next one.'],
      ['Monday', 'Text three neighbors of your best stops.'],
    ],
  },
  prompts: ['marketing/fill-open-days', 'sales/repeat-work-plan', 'operations/more-jobs-a-week'],
} satisfies TradePage;
