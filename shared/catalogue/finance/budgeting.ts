import { customInput } from '../custom-input.ts';
import { advice, steps, textMessages } from '../deliverable-builders.ts';
import { input } from '../inputs.ts';
import { lines } from '../join-prompt-lines.ts';
import type { Subcategory } from '../schema.ts';

/** Looking ahead: the year, the season, the next hire. */
export const budgeting = {
  id: 'budgeting-forecasting',
  name: 'Budgeting & Forecasting',
  about: 'Plan the year’s money, month by month.',
  icon: 'chart-line',
  prompts: [
    {
      id: 'finance.budgeting.twelve-month-budget',
      version: 7,
      calculators: ['break-even', 'add-up'],
      deliverables: [advice(420)],
      title: 'A one-page budget for the year',
      description:
        "See your busy, typical, and slow months, with big expenses in the month they're due.",
      content: lines(
        'Goal: {specificOutcome}.',
        '{business_name}, {business_type}. Last year we took in about {yearly_sales}.',
        'Our busy months and slow months: {full_and_thin}.',
        'Big expenses, with the month: {big_spends}',
        'My costs are mostly: {cost_structure}',
        "The figures that come with this show what I need to bring in per month before anything is left. Put it beside each month as the mark to reach, and compare it with last year's sales divided by 12.",
        'Lay out 12 rows from next month: busy, typical, or slow going by what I wrote, any big expense due that month, and the one thing to do then (fill, set aside, buy, rest). Mark anything you had to guess [guess].',
        'Above it, 2 sentences: what the year looks like, and which months to be careful with, going by how my costs behave. Below it, list 3 numbers to check each month, and what to do when one is off by 10%. Put taxes on one line called "ask accountant."',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'Next 12 months on one page by the end of the week',
      additionalInputs: [
        customInput.money('yearly_sales', 'Sales last year', [0, 20000000], {
          required: true,
          placeholder: '{165000}',
        }),
        customInput.text(
          'full_and_thin',
          'Which months are busy and which are slow?',
          '{busySlowExample}',
          { required: true },
        ),
        customInput.text(
          'big_spends',
          'Big expenses coming up, with the month',
          'Tires next month, insurance in 6 months',
        ),
        input('cost_structure'),
      ],
    },
    {
      id: 'finance.budgeting.sales-forecast',
      version: 5,
      calculators: ['add-up'],
      deliverables: [advice(400)],
      title: 'Forecast my next 3 months',
      description:
        "Add up what's booked and what's quoted, and see what you'd make if you win your typical share.",
      content: lines(
        'I need: {specificOutcome}.',
        'Business: {business_name}, {business_type}',
        'Method: {forecasting_method}',
        'Booked for the next 3 months: {booked_total}.',
        'Total of my open quotes: {quotes_total}.',
        'Share of quotes I win (%): {quotes_won}',
        'What else I know: {booked_work}',
        "Give me 3 totals for these 3 months together, added up from the rows above and nothing else: low is what's booked, likely adds my share of the quotes, high adds all of them. If I gave no share, give low and high only. Show the math line by line.",
        'Say what would have to be true for each one, and spread the likely one over the months by the method above, in words, asking for any numbers it lacks. Then one decision for each total: what to do if we come in low, likely, or high.',
        "Check if I'm too optimistic: name the number you'd cut first and how to test it against my calendar. Leave out work no one has asked for yet.",
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'Low, likely, and high sales totals for the next 90 days',
      additionalInputs: [
        customInput.money('booked_total', 'Work booked for the next 3 months', [0, 20000000], {
          required: true,
          placeholder: '{18000}',
        }),
        customInput.money('quotes_total', 'Total of your open quotes', [0, 20000000], {
          required: true,
          placeholder: '{12000}',
        }),
        customInput.number('quotes_won', 'Share of quotes you win (%)', [0, 100], {
          placeholder: '40',
        }),
        input('forecasting_method'),
        customInput.area(
          'booked_work',
          'What else do you know?',
          'Two people asked to wait a month, and one quote is almost a sure thing',
        ),
      ],
    },
    {
      id: 'finance.budgeting.slow-season',
      version: 6,
      calculators: ['cash-13-weeks', 'add-up'],
      deliverables: [advice(180), steps(220), textMessages(1, 50)],
      title: 'Get through the slow season',
      description: 'What has to be in the bank by then, how to get there, and what still sells.',
      content: lines(
        'Where I want to be: {specificOutcome}.',
        '{business_name}, {business_type}',
        'Based in: {location}',
        'Our slow weeks: {slow_weeks}.',
        'How many weeks it lasts: {slow_length}',
        'Fixed costs per month: {fixed_costs}.',
        'Set aside so far: {reserve_now}',
        "Start with one number: what has to be in the bank on the first slow day, added up as fixed costs for those weeks minus what's set aside. Without its weeks and first day, ask. Then what to set aside each week until then. The figures show the next 13 weeks, so make no table.",
        'Next, steps with a day and an amount: what to invoice and collect, what to pause or pay later. Name 2 kinds of work in my trade that people here pay full price for in those weeks, and which past customers need them. Write a text for the best one, to customers who agreed to hear from us, with a way to stop.',
        'Say what to do if it starts 2 weeks early.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'Slow season covered without a loan, with money set aside by day one',
      additionalInputs: [
        customInput.text('slow_weeks', 'When work gets slow', '{slowWeeksExample}', {
          required: true,
        }),
        customInput.number('slow_length', 'How many weeks it lasts', [1, 40], {
          placeholder: '{slowLengthExample}',
        }),
        customInput.money('fixed_costs', 'Fixed costs per month', [0, 1000000], {
          required: true,
          placeholder: '{3800}',
        }),
        customInput.money('reserve_now', 'Set aside so far', [0, 5000000], {
          placeholder: '{2000}',
        }),
      ],
    },
    {
      id: 'finance.budgeting.hire-or-subcontract',
      version: 4,
      calculators: ['cost-of-hire'],
      deliverables: [advice(420)],
      title: 'Hire or subcontract?',
      description: 'Compare the numbers side by side before you promise anyone work.',
      content: lines(
        'I need to decide: {specificOutcome}.',
        "We're {business_name}, {business_type}.",
        'People today: {company_size}',
        'The role: {crew_role}',
        'Work I turn down now, in hours per week: {turned_down_hours}.',
        'What I bring in per crew hour: {hourly_income}',
        'What a subcontractor charges per hour: {sub_rate}',
        'The figures that come with this show what a hire costs, what a hire earns me, how many hours it takes to pay off, and how a subcontractor compares. Use them, and tell me how to find any missing number.',
        'Compare 3 options for the next 90 days: hire part-time, use a subcontractor, or stay as we are and raise prices. For each: what the figures show, what happens in a slow month, how hard it is to undo. One table, then your pick and why, and what would tell me to change it.',
        "Who counts as an employee or a contractor is a legal question with real penalties. List the facts an employment lawyer or accountant will ask me for, and don't decide it.",
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'A decision within 14 days: hire, subcontract, or wait',
      additionalInputs: [
        customInput.number('turned_down_hours', 'Work you turn down (hours per week)', [0, 400], {
          required: true,
          placeholder: '14',
        }),
        input('crew_role', { required: false }),
        customInput.money('hourly_income', 'What you bring in per crew hour', [0, 1000], {
          placeholder: '{68}',
        }),
        customInput.money('sub_rate', 'What a subcontractor charges per hour', [0, 1000], {
          placeholder: '{45}',
        }),
      ],
    },
  ],
} satisfies Subcategory;
