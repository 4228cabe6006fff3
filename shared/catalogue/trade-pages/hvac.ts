import type { TradePage } from './trade-page.ts';

export const hvac = {
  heading: ['Everyone calls on the hottest day.', 'Fill the mild weeks too.'],
  lead: 'Seven AI advisors that know how an HVAC company runs: a phone that rings all day in a heat wave, and vans that sit idle in between. Tell us what’s going on and get a draft you can send today.',
  description:
    'AI advisors for HVAC companies: book tune-ups before the rush, sell maintenance plans, handle no-heat calls, and hire in time. Start free.',
  problems: [
    {
      helper: 'marketing',
      says: 'April is dead and July is crazy.',
      help: 'A text with a reason to book a tune-up now, for people whose systems you already know.',
    },
    {
      helper: 'customer-service',
      says: 'It’s 98 degrees and people wait for days.',
      help: 'Texts that are honest about the wait, and a rule for who goes first.',
    },
    {
      helper: 'sales',
      says: 'They think I just want to sell them a new system.',
      help: 'Repair and replacement side by side, with your prices and when each one makes sense.',
    },
  ],
  example: {
    helper: 'marketing',
    who: 'an HVAC company with three vans',
    question:
      'It’s the second week of April and I have 11 open days. A tune-up is $149. How do I fill them?',
    answer:
      'Start with people whose systems you’ve seen. Write to the ones who had a repair last summer. They remember the wait. Give them a choice of days, not a discount.',
    draft: {
      title: 'Text to past customers',
      body: 'Hi [first name], it’s [your name] from [company]. We fixed your AC last summer. We can check it for $149 before the first hot week. I have [day] or [day] morning open. Does either one work for you? Reply STOP to opt out.',
    },
    steps: [
      ['Today', 'Text 20 repair customers from last July who agreed to texts.'],
      ['Day 4', 'Call the ones with the oldest systems.'],
      ['Day 10', 'Count the days booked. Then write to the next 20.'],
    ],
  },
  prompts: ['marketing/fill-open-days', 'sales/repeat-work-plan', 'hiring-hr/hire-for-the-season'],
} satisfies TradePage;
