import type { TradePage } from './trade-page.ts';

export const hvac = {
  heading: ['Everybody calls on the hottest day.', 'Fill the mild weeks too.'],
  lead: 'Seven AI advisors that know how an HVAC company runs: a phone that rings all day in a heat wave, and vans that stand still in between. Say what is going on and get words you can send today.',
  description:
    'AI advisors for HVAC companies: book tune-ups before the rush, sell maintenance plans, take no-heat calls well and hire in time. Start free.',
  problems: [
    {
      helper: 'marketing',
      says: 'April is empty and July is too much.',
      help: 'A reason to book the tune-up now, sent to the people whose system you already know.',
    },
    {
      helper: 'customer-service',
      says: 'It is 98 degrees and they wait for days.',
      help: 'Texts that say the truth about the wait, and a rule for who goes first.',
    },
    {
      helper: 'sales',
      says: 'They think I only want to sell a new system.',
      help: 'Repair and replacement side by side, with what each one costs and when it makes sense.',
    },
  ],
  example: {
    helper: 'marketing',
    who: 'an HVAC company with three vans',
    question:
      'It is the second week of April and I have 11 open days. A tune-up is $149. How do I fill them?',
    answer:
      'Start with people whose system you have seen. Write to those who had a repair last summer: they remember the wait. Give them a day to choose, not a discount.',
    draft: {
      title: 'Text to past customers',
      body: 'Hi [first name], it’s [your name] from [company]. Last summer we repaired your cooling. Before the first hot week we check it for $149. I have [day] or [day] in the morning. Does one of them suit you?',
    },
    steps: [
      ['Today', 'Text the 20 people you repaired for last July.'],
      ['Day 4', 'Call those with the oldest systems.'],
      ['Day 10', 'Count the days booked. Then write to the next 20.'],
    ],
  },
  prompts: ['marketing/fill-open-days', 'sales/repeat-work-plan', 'hiring-hr/hire-for-the-season'],
} satisfies TradePage;
