import { customInput } from '../custom-input.ts';
import { advice, callScripts, documents, steps, textMessages } from '../deliver.ts';
import { input } from '../inputs.ts';
import { lines } from '../lines.ts';
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
      version: 4,
      deliverables: [advice(350), textMessages(1, 60)],
      title: 'One area per day',
      description: 'Group your stops so you spend less of the day driving.',
      content: lines(
        'Goal: {specificOutcome}.',
        'Business: {business_name}, {business_type}',
        'Base: {location}',
        'Regular stops by neighborhood, with how often and any set times:',
        '<owner_text>{stops}</owner_text>',
        'Crews: {crews}',
        "Group the stops into areas and give each area a day. Show the week as a table with stops in an order that makes sense and open slots marked. Say which stops you couldn't place and why. You can't see a map, so list the three pairs of areas where I should check the distance.",
        'Then: which customers would have to change days, ranked by how easy that is, and the text that asks them, with a reason that helps them too. A rule for new customers: which day I offer first in each area. Have me count the change in distance for two weeks before we believe it. Say what the first rain day does to this plan.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'One area per day starting next week, driving counted for 14 days',
      additionalInputs: [
        customInput.area(
          'stops',
          'Stops by neighborhood',
          'Northside: 5 weekly, one before 9. Mill Park: 3 every two weeks',
          { required: true },
        ),
        customInput.number('crews', 'Crews', [1, 100], { placeholder: '1' }),
      ],
    },
    {
      id: 'operations.scheduling.rain-day-plan',
      version: 4,
      calculators: ['no-show'],
      deliverables: [documents(1, 250), textMessages(3, 50)],
      title: 'Plan for bad-weather days',
      description: 'Who decides, by when, what to tell customers, and what to do instead.',
      content: lines(
        'What I want in place: {specificOutcome}.',
        "We're {business_name}, {business_type}.",
        'What stops us: {what_stops_us}.',
        'Jobs per week: {jobs_per_week}',
        'What a crew costs on a day like that: {crew_day_cost}',
        'Work we could do on those days: {indoor_work}',
        'Set up a one-page plan: what time I decide, what I look at, who gets told in what order, and how to fit the lost jobs back in without pushing everyone back a day. Include the half day that starts dry. If weather hardly affects my trade, do the same for traffic or a power outage and say so.',
        'Write the two customer texts (the night before and that morning), the message to anyone who works with me, and a list of useful work for those hours. Whether waiting time is paid is a question for an employment lawyer. The figures that come with this show what lost visits cost, and a crew day comes on top of that. Safety comes before the calendar.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'Customers told by 6 AM, lost jobs made up within 5 days',
      additionalInputs: [
        customInput.text('what_stops_us', 'What stops you', 'Rain, too windy for ladders, frost', {
          required: true,
        }),
        customInput.money('crew_day_cost', 'What a crew costs on a day like that', [0, 50000], {
          placeholder: '420',
        }),
        input('jobs_per_week'),
        customInput.text('indoor_work', 'Work for days like that', 'Vans, quotes, one garage job'),
      ],
    },
    {
      id: 'operations.scheduling.owners-week',
      version: 4,
      calculators: ['add-up'],
      deliverables: [advice(350), steps(120)],
      title: 'Plan my week',
      description: 'Time for quotes, money, people, and job sites, and a real end to the day.',
      content: lines(
        'What a good week looks like: {specificOutcome}.',
        'I own {business_name} ({business_type}).',
        'People: {company_size}',
        'Last week went like this:',
        '<owner_text>{last_week}</owner_text>',
        'Hours I want to work: {wanted_hours}',
        'Sort last week into field work, quotes, office, people, putting out fires, and add up the hours I wrote for each. Then lay out next week in blocks that leave room for fires on purpose: set times for quotes, calls, and money, and one hour no one can take. Fewer blocks are better than pretty ones.',
        "Tell me two things to say no to and how to say it. Give me a five-minute start to the day and a ten-minute end. At the end of the week I check three lines, so write them. Add the smallest version that still counts when a day goes wrong. Don't move any family time on the list.",
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'Home by 6 PM four days a week for the next 30 days',
      additionalInputs: [
        customInput.area(
          'last_week',
          'Last week, roughly',
          'Mon-Thu on site, quotes at night, Friday supply run and invoices',
          { required: true },
        ),
        customInput.number('wanted_hours', 'Hours per week you want to work', [5, 100], {
          placeholder: '48',
        }),
      ],
    },
    {
      id: 'operations.scheduling.capacity-check',
      version: 3,
      calculators: ['add-up'],
      deliverables: [advice(350), callScripts(1, 60)],
      title: 'How much work can we take?',
      description: 'The hours you have and the hours you promised, for the next 4 weeks.',
      content: lines(
        'I want to know: {specificOutcome}.',
        'Business: {business_name}, {business_type}',
        'Crew hours per week on paper: {crew_hours}.',
        'Hours per week lost to driving, loading, and going back: {lost_hours}',
        'Booked and promised, by week:',
        '<owner_text>{booked}</owner_text>',
        "Take the lost hours off the hours on paper and compare the rest with what's booked, week by week for four weeks, added up from my numbers: full, tight, or open. Without the lost hours, tell me how to count them for one week, and don't promise anything yet.",
        "Then tell me what I can promise today, in words for the phone: first possible date, and what I don't offer before then. Three ways to ease the tightest week, cheapest first. A plan for the emptiest one. Ask me how many hours to keep free for surprises. Say where owners fool themselves about how long a job takes.",
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'A first open date I can promise, updated every Friday',
      additionalInputs: [
        customInput.number('crew_hours', 'Crew hours per week, all together', [1, 5000], {
          required: true,
          placeholder: '80',
        }),
        customInput.area(
          'booked',
          'Booked and promised',
          'This week 72 h, next 55 h, then 30 h, two big quotes out',
          { required: true },
        ),
        customInput.number(
          'lost_hours',
          'Hours per week lost to driving, loading, and going back',
          [0, 2000],
          {
            placeholder: '18',
          },
        ),
      ],
    },
  ],
} satisfies Subcategory;
