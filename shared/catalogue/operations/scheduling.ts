import { customInput } from '../custom-input.ts';
import { advice, callScripts, documents, steps, textMessages } from '../deliver.ts';
import { input } from '../inputs.ts';
import { lines } from '../lines.ts';
import type { Subcategory } from '../schema.ts';

/** Days, routes and the owner's own week. */
export const scheduling = {
  id: 'scheduling-time-management',
  name: 'Scheduling & Time Management',
  icon: 'calendar-clock',
  prompts: [
    {
      id: 'operations.scheduling.days-by-area',
      version: 3,
      deliverables: [advice(350), textMessages(1, 60)],
      title: 'One area per day',
      description: 'Group your stops so that less of the day goes on driving.',
      content: lines(
        'Goal: {specificOutcome}.',
        'Business: {business_name}, {business_type}',
        'Base: {location}',
        'Regular stops by neighborhood, with how often and any fixed times:',
        '<owner_text>{stops}</owner_text>',
        'Crews: {crews}',
        'Group the stops into areas and give each area a day. Show the week as a table with stops in a sensible order and free slots marked. Say which stops you could not place and why. You cannot see a map, so list the three pairs of areas whose distance I should check.',
        'Then: which customers would have to change day, ranked by how easy that is, and the text that asks them, with a reason that helps them too. A rule for new customers: which day I offer first in each area. Count the change in distance over two weeks before believing in it. Say what the first rain day does to this plan.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'One area per day from next week, driving counted for 14 days',
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
      version: 3,
      calculators: ['no-show'],
      deliverables: [documents(1, 250), textMessages(3, 50)],
      title: 'When the weather stops us',
      description: 'Who decides, by when, what customers hear and what gets done instead.',
      content: lines(
        'In place by Friday: {specificOutcome}.',
        'We are {business_name}, {business_type}.',
        'What stops us: {what_stops_us}.',
        'Jobs a week: {jobs_per_week}',
        'What a crew costs for such a day: {crew_day_cost}',
        'Work we could do on such days: {indoor_work}',
        'Set up a plan of one page: the hour at which I decide, what I look at, who is told in which order, and how the lost jobs are fitted back in without pushing everybody by a day. Include the half day that starts dry. If weather hardly touches my trade, do the same for traffic or a power cut and say so.',
        'Write the two customer texts (tonight and on the morning), the message to whoever works with me, and a list of useful work for those hours. Paid or unpaid waiting time is a rule to ask an employment adviser about. What lost visits cost stands in the figures that come with this; a crew day comes on top. Safety beats the calendar.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'Customers told by 6 am, lost jobs made up within 5 days',
      additionalInputs: [
        customInput.text('what_stops_us', 'What stops you', 'Rain, wind over ladders, frost', {
          required: true,
        }),
        customInput.money('crew_day_cost', 'What a crew costs for such a day', [0, 50000], {
          placeholder: '420',
        }),
        input('jobs_per_week'),
        customInput.text('indoor_work', 'Work for such days', 'Vans, quotes, one garage job'),
      ],
    },
    {
      id: 'operations.scheduling.owners-week',
      version: 3,
      calculators: ['add-up'],
      deliverables: [advice(350), steps(120)],
      title: "Plan the owner's week",
      description: 'Blocks for quoting, money, people and the tools, and a real end.',
      content: lines(
        'What a good week gives me: {specificOutcome}.',
        'Owner of {business_name} ({business_type})',
        'People: {company_size}',
        'Last week went like this:',
        '<owner_text>{last_week}</owner_text>',
        'Hours I want to work: {wanted_hours}',
        'Sort last week into work on the tools, quoting, office, people, putting out fires, and add up the hours I wrote for each. Then draw next week in blocks that leave room for fires on purpose: fixed times for quotes, calls and money, and one hour that nobody may take. Fewer blocks are better than pretty ones.',
        'Tell me the two things to say no to and the words for it. Give me a start of day in five minutes and an end of day in ten. At the end of the week I check three lines; write them. Add the smallest version that still counts when a day goes wrong. Family time on the list is not for moving.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'Home by 6 on four days a week for the next 30 days',
      additionalInputs: [
        customInput.area(
          'last_week',
          'Last week, roughly',
          'Mon-Thu on site, quotes at night, Friday supply run and invoices',
          { required: true },
        ),
        customInput.number('wanted_hours', 'Hours a week you want to work', [5, 100], {
          placeholder: '48',
        }),
      ],
    },
    {
      id: 'operations.scheduling.capacity-check',
      version: 2,
      calculators: ['add-up'],
      deliverables: [advice(350), callScripts(1, 60)],
      title: 'How much work can we take?',
      description: 'Real hours against promised hours for the next four weeks.',
      content: lines(
        'I want to know: {specificOutcome}.',
        'Business: {business_name}, {business_type}',
        'Crew hours a week on paper: {crew_hours}.',
        'Hours a week that never reach a job (driving, loading, going back): {lost_hours}',
        'Booked and promised, by week:',
        '<owner_text>{booked}</owner_text>',
        'Take the lost hours off the hours on paper and set the rest against what is booked, week by week for four weeks, added up from my rows: full, tight or open. Without the lost hours say how to count them for one week, and promise nothing yet.',
        'Then say what I can promise today, in words for the phone: first possible date, and what I do not offer before then. Three ways to ease the tightest week, cheapest first. A plan for the emptiest one. Keep some hours free for what always comes, as many as I name. Say where owners fool themselves about how long a job takes.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'A first free date I can promise, updated every Friday',
      additionalInputs: [
        customInput.number('crew_hours', 'Crew hours a week, all together', [1, 5000], {
          required: true,
          placeholder: '80',
        }),
        customInput.area(
          'booked',
          'Booked and promised',
          'This week 72 h, next 55 h, then 30 h, two big quotes out',
          { required: true },
        ),
        customInput.number('lost_hours', 'Hours a week lost to driving and such', [0, 2000], {
          placeholder: '18',
        }),
      ],
    },
  ],
} satisfies Subcategory;
