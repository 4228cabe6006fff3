import { customInput } from '../custom-input.ts';
import { advice, callScripts, documents, steps, textMessages } from '../deliverable-builders.ts';
import { input } from '../inputs.ts';
import { lines } from '../join-prompt-lines.ts';
import type { Subcategory } from '../schema.ts';

/** Days, routes and the owner's own week. */
export const scheduling = {
  id: 'scheduling-time-management',
  name: 'Scheduling & Time Management',
  about: 'Fill your days without running late.',
  icon: 'calendar-clock',
  prompts: [
    {
      id: 'operations.scheduling.days-by-area',
      version: 6,
      deliverables: [advice(350), textMessages(1, 60)],
      title: 'One area per day',
      description: 'Group your stops so you spend less of the day driving.',
      content: lines(
        'Goal: {specificOutcome}.',
        'Business: {business_name}, {business_type}',
        'Base: {location}',
        'Stops by neighborhood, with how often and any set times:',
        '<owner_text>{stops}</owner_text>',
        'People or crews: {crews}',
        "Group the stops into areas and give each area a day. If most of our jobs take days, do this for quote visits and small jobs. Show the week as a table with stops in an order that makes sense and open slots marked. Say which stops you couldn't place and why. You can't see a map, so list up to 3 pairs of areas where I should check the distance.",
        'Then: which stops look easiest to move, from my lines only, and the text that asks a customer to change days, with a reason that helps them too. A rule for new customers: which day I offer first in each area. Have me count the change in distance for 2 weeks before we believe it. Say what the first rain day does to this plan.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'One area per day starting next week, driving counted for 14 days',
      additionalInputs: [
        customInput.area(
          'stops',
          'Stops by neighborhood, how often, and any set times',
          '{stopsExample}',
          { required: true },
        ),
        customInput.number('crews', 'People or crews', [1, 100], { placeholder: '1' }),
      ],
    },
    {
      id: 'operations.scheduling.rain-day-plan',
      version: 7,
      calculators: ['add-up'],
      deliverables: [documents(1, 250), textMessages(3, 50)],
      title: 'Plan for bad-weather days',
      description: 'Who decides, by when, what to tell customers, and what to do instead.',
      content: lines(
        'What I want in place: {specificOutcome}.',
        "We're {business_name}, {business_type}.",
        'What stops us: {what_stops_us}.',
        'Jobs per week: {jobs_per_week}',
        'What a lost day costs me: {crew_day_cost}',
        'Work we could do on those days: {indoor_work}',
        'Set up a one-page plan: what time I decide, what I look at, who gets told in what order, and how to fit the lost jobs back in without pushing everyone back a day. Include the half day that starts dry. If weather hardly affects my trade, do the same for traffic or a power outage and say so.',
        'Write the 2 customer texts (the night before and that morning), the message to anyone who works with me, and a list of useful work for those hours. Whether waiting time is paid is a question for an employment lawyer. If I gave what a lost day costs, add up 3 of them. Safety comes before the calendar.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome:
        'Customers told by 6 AM, with a new date for every lost job the same day',
      additionalInputs: [
        customInput.text('what_stops_us', 'What stops you', '{stopsUsExample}', {
          required: true,
        }),
        customInput.money('crew_day_cost', 'What a lost day costs you', [0, 50000], {
          placeholder: '{420}',
        }),
        input('jobs_per_week'),
        customInput.text(
          'indoor_work',
          'Work you can do on days like that',
          'Tool repair, quotes, calls to past customers',
        ),
      ],
    },
    {
      id: 'operations.scheduling.van-broke-down',
      version: 4,
      deliverables: [
        steps(110),
        textMessages(2, 45),
        callScripts(1, 70),
        advice(110),
        documents(1, 60, 'plan for next time'),
      ],
      title: 'The van broke down',
      description: "Save today's jobs, then decide whether to fix, rent, or replace it.",
      content: lines(
        'How today should end: {specificOutcome}.',
        '{business_name}, {business_type}',
        'What happened: {breakdown}.',
        'Jobs left today and tomorrow: <owner_text>{jobs_left}</owner_text>',
        'Other ways to get around: {other_rides}',
        "If it's on a road, safety comes first: flashers on, everyone out and away from traffic, then roadside help. Then sort the jobs: done from another car, moved, or saved some other way. Lay out the rest of the day with [drive] between jobs, and what to take out first.",
        'Write 2 texts, one for customers who move, with 2 new times, and one for the customer who waits. Add the call to the shop: what to ask before they start, and at what amount they call me.',
        'Help me choose fix, rent, or replace, with amounts only from me, or [amount]. Who pays for the tow, a rental, or a repair under warranty is up to the insurance company and the dealer, so list what to ask them. End with 5 lines for next time.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'Every customer told within 30 minutes, and no job lost',
      additionalInputs: [
        customInput.text(
          'breakdown',
          'What happened, and where is the van?',
          "Won't start, parked outside the 10:00 job",
          { required: true },
        ),
        customInput.area(
          'jobs_left',
          'Jobs left today and tomorrow',
          '10:00 house on the north side, 1:00 office, 3:00 new customer',
          { required: true },
        ),
        customInput.text(
          'other_rides',
          'What else could you drive or borrow?',
          "My own car, a friend's trailer",
        ),
      ],
    },
    {
      id: 'operations.scheduling.capacity-check',
      version: 6,
      calculators: ['add-up'],
      deliverables: [advice(350), callScripts(1, 60)],
      title: 'How much work can we take?',
      description: 'The hours you have and the hours you promised, for the next 4 weeks.',
      content: lines(
        'I want to know: {specificOutcome}.',
        'Business: {business_name}, {business_type}',
        'Work hours per week on paper: {crew_hours}.',
        'Hours per week lost to driving, loading, and going back: {lost_hours}',
        'Booked and promised, by week:',
        '<owner_text>{booked}</owner_text>',
        "Take the lost hours off the hours on paper and compare the rest with what's booked, week by week for 4 weeks, added up from my numbers: full, tight, or open. Without the lost hours, tell me how to count them for one week, and don't promise anything yet.",
        "Then tell me what I can promise today, in words for the phone: first possible date, and what I don't offer before then. Three ways to ease the tightest week, cheapest first. A plan for the emptiest one. If someone offers steady work on top, say take it, take part of it, or pass. Ask me how many hours to keep free for surprises. Say where owners fool themselves about how long a job takes.",
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'A first open date I can promise, updated every Friday',
      additionalInputs: [
        customInput.number('crew_hours', 'Work hours per week, everyone together', [1, 5000], {
          required: true,
          placeholder: '40',
        }),
        customInput.area(
          'booked',
          'Booked and promised',
          'This week 36 h, next 28 h, then 15 h, 2 big quotes out',
          { required: true },
        ),
        customInput.number(
          'lost_hours',
          'Hours per week lost to driving, loading, and going back',
          [0, 2000],
          {
            placeholder: '9',
          },
        ),
      ],
    },
  ],
} satisfies Subcategory;
