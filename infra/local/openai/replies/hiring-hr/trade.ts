import type { Subjects } from '../../subject.ts';

/** What to say about prompts of the trades. */
export const ofTrades: Subjects = {
  'trade.hire-for-the-season': {
    point:
      'Find {crew_role|help} before the season: people answer when the pay, the hours and what they learn stand in the first three lines.',
    fails: 'An ad that asks for ten years and offers nothing.',
    say: [
      'We look for {crew_role|somebody} in {service_area|our area}. {on_offer|Steady hours, a crew that shows you how}. Text us.',
    ],
    page: [
      '{crew_role|[role]} wanted in {service_area|[area]}',
      'Pay: {pay_range|[pay]}',
      'What you get: {on_offer|[offer]}',
      'What you do: [three lines]',
      'How to answer: a text to [phone], no papers needed.',
    ],
    steps: [
      'Ask the crew for one name.',
      'Post the ad in two places.',
      'Answer everybody the same day.',
    ],
    ask: 'why did your best person come to you?',
  },
  'trade.trial-day': {
    point:
      'A paid trial day with real tasks shows {matters_most|what matters most} better than any talk: same tasks, same marks for everybody.',
    fails: 'Work nobody can learn in a day, or a day without pay.',
    say: [
      'We would like you to come for a paid trial day on [day], [time] to [time]. Bring work shoes. [first name] shows you everything.',
      'Thank you for the day. I let you know by [day], either way.',
    ],
    page: [
      'Role: {crew_role|[role]}',
      'Morning: watches, then does [task] with {buddy|[name]}.',
      'Noon: {buddy|[name]} asks how it goes.',
      'Afternoon: does [task] alone, nothing dangerous.',
      'Marks: {matters_most|on time, asks, careful}: 1 to 3 each',
      'Paid: [amount], same day',
    ],
    ask: 'what would make you say no at noon?',
  },
  'trade.first-thirty-days': {
    point:
      'In the first 30 days {crew_role|the newcomer} learns one job after another, on top of {can_do|what they can do}, with one person to ask.',
    fails: 'Thrown in on day 1, forgotten on day 8.',
    steps: [
      'Days 1 to 3: along with {buddy|one person}, safety first.',
      'Days 4 to 14: small jobs together.',
      'Days 15 to 25: small jobs alone, looked at.',
      'Day 30: {job_at_the_end|one whole job}, then a talk.',
    ],
    ask: 'who has the patience to show it twice?',
  },
};
