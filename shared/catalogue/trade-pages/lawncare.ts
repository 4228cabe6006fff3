import type { TradePage } from './trade-page.ts';

export const lawncare = {
  heading: ['You keep the whole street green.', 'Keep the route full.'],
  lead: 'Seven AI advisors that know how a lawn care company runs: weeks of rain, stops too far apart, months when nothing grows. Tell us what’s going on and get a draft you can send today.',
  description:
    'AI advisors for lawn care companies: tighten the mowing route, sell the whole season, plan for rain weeks, and check what a lawn pays. Start free.',
  problems: [
    {
      helper: 'operations',
      says: 'We drive more than we mow.',
      help: 'Stops grouped by street and weekday, and a plan for the week after three days of rain.',
    },
    {
      helper: 'sales',
      says: 'They only want one cut.',
      help: 'Wording to turn one cut into a season, and a price for people who only want the one.',
    },
    {
      helper: 'finance',
      says: 'November comes and the money stops.',
      help: 'How much to set aside while the grass grows, and what last season’s customers could still book.',
    },
  ],
  example: {
    helper: 'finance',
    who: 'a lawn care company with one truck',
    question:
      'I charge $55 for a weekly mow. With the drive, it takes two of us 45 minutes. Is that enough?',
    answer:
      'That’s 1.5 crew hours for $55, or about $36.67 an hour before fuel, blades, and the truck. Whether that’s enough depends on what an hour costs you. Compare the two before you raise anything.',
    draft: {
      title: 'Door card for a customer’s neighbors',
      body: 'Hi, it’s [your name] from [company]. We mow on your street every [day]. On the same trip, a weekly cut with edging for your yard would be [price]. Want a first cut? Call or text me at [number].',
    },
    steps: [
      ['Today', 'Figure out what one crew hour costs you.'],
      ['This week', 'List the stops more than ten minutes from the next one.'],
      ['Monday', 'Leave a card at three doors next to your best stops.'],
    ],
  },
  prompts: ['marketing/fill-open-days', 'sales/repeat-work-plan', 'operations/more-jobs-a-week'],
} satisfies TradePage;
