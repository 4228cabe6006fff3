import { customInput } from '../custom-input.ts';
import { advice, steps, textMessages } from '../deliver.ts';
import { input } from '../inputs.ts';
import { lines } from '../lines.ts';
import type { Subcategory } from '../schema.ts';

/** Looking ahead: the year, the season, the next hire. */
export const budgeting = {
  id: 'budgeting-forecasting',
  name: 'Budgeting & Forecasting',
  icon: 'chart-line',
  prompts: [
    {
      id: 'finance.budgeting.twelve-month-budget',
      version: 2,
      calculators: ['break-even'],
      deliverables: [advice(420)],
      title: 'The year on one page',
      description: 'Twelve months: full, usual or thin, with the big bills where they fall.',
      content: lines(
        'Goal: {specificOutcome}.',
        '{business_name}, {business_type}. Last year we took in about {yearly_sales}.',
        'Which months are full and which are thin: {full_and_thin}.',
        'Big spends I know of, with the month: {big_spends}',
        'What a month needs before anything is left stands in the figures that come with this. Hold every month against it, and invent no sales for any.',
        'Lay out twelve rows, beginning with next month: full, usual or thin by what I wrote, the big spend that falls into it, and the one thing to do then (fill, set aside, buy, rest). Mark what you had to guess [guess].',
        'Above it: what the year looks like in two sentences, and the stretch of months to be careful with. Below it: three numbers to look at each month, and what I do when one is off by a tenth. Name the smallest version I would still use. Taxes are one line called "ask accountant".',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'Twelve months on one page by the end of the week',
      additionalInputs: [
        customInput.money('yearly_sales', 'Sales last year', [0, 20000000], {
          required: true,
          placeholder: '165000',
        }),
        customInput.text(
          'full_and_thin',
          'Which months are full, which thin?',
          'Full: the four warm months. Thin: the two after the holidays',
          { required: true },
        ),
        customInput.text(
          'big_spends',
          'Big spends coming, with the month',
          'Tires next month, insurance in half a year',
        ),
      ],
    },
    {
      id: 'finance.budgeting.sales-forecast',
      version: 3,
      calculators: ['add-up'],
      deliverables: [advice(400)],
      title: 'Forecast my next three months',
      description:
        'What is booked, what is quoted, and what that makes if you win your usual share.',
      content: lines(
        'I need: {specificOutcome}.',
        'Business: {business_name}, {business_type}',
        'Method: {forecasting_method}',
        'Booked for the next three months: {booked_total}.',
        'Quotes that are out, all together: {quotes_total}.',
        'Share of quotes I win (%): {quotes_won}',
        'What else I know: {booked_work}',
        'Give three figures for these three months together, added up from the rows above and from nothing else: low is what is booked, likely adds my share of the quotes, high adds all of them. Without my share give low and high only. Show each sum line by line so I can repeat it.',
        'Say what would have to be true for each, and spread the likely one over the months by the method above, in words. Then one decision for each figure: what I do if we land low, likely or high.',
        'Check my optimism: name the number you would cut first and how to test it in my calendar. Work nobody has asked for yet is hope and stays out.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'A low, likely and high figure for the next 90 days',
      additionalInputs: [
        customInput.money('booked_total', 'Booked for the next 3 months', [0, 20000000], {
          required: true,
          placeholder: '3400',
        }),
        customInput.money('quotes_total', 'Quotes that are out, all together', [0, 20000000], {
          required: true,
          placeholder: '7800',
        }),
        customInput.number('quotes_won', 'Share of quotes you win (%)', [0, 100], {
          placeholder: '40',
        }),
        input('forecasting_method'),
        customInput.area(
          'booked_work',
          'What else do you know?',
          'Two regulars pause for a month; one quote is nearly sure',
        ),
      ],
    },
    {
      id: 'finance.budgeting.slow-season',
      version: 2,
      calculators: ['cash-13-weeks', 'add-up'],
      deliverables: [advice(180), steps(220), textMessages(1, 50)],
      title: 'Get through the slow season',
      description: 'How much to put aside now and what to sell when it is quiet.',
      content: lines(
        'Where I want to be: {specificOutcome}.',
        'Trade: {business_type}. Business: {business_name}',
        'Our slow weeks: {slow_weeks}.',
        'How many weeks it lasts: {slow_length}',
        'Fixed costs a month: {fixed_costs}.',
        'Put aside so far: {reserve_now}',
        'The next 13 weeks come worked out with my message. Say what has to be in the bank on the first slow day: fixed costs for that long, less what is put aside, added up.',
        'Give the bottom line first. Then the steps until that day: what to set aside when, which bill could be moved or paused and what that costs later, and two kinds of work that fit my trade and those weeks. Write the first out as a text I can send today.',
        'No discount on the work itself. Point out the habit that leaves owners short each year, if my rows show it.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome:
        'Slow season covered without a loan, money set aside by its first day',
      additionalInputs: [
        customInput.text('slow_weeks', 'When it gets quiet', 'The eight weeks after the holidays', {
          required: true,
        }),
        customInput.number('slow_length', 'How many weeks it lasts', [1, 40], { placeholder: '8' }),
        customInput.money('fixed_costs', 'Fixed costs a month', [0, 1000000], {
          required: true,
          placeholder: '3800',
        }),
        customInput.money('reserve_now', 'Set aside so far', [0, 5000000], {
          placeholder: '2000',
        }),
      ],
    },
    {
      id: 'finance.budgeting.hire-or-subcontract',
      version: 2,
      calculators: ['cost-of-hire'],
      deliverables: [advice(420)],
      title: 'Hire or subcontract?',
      description: 'The numbers side by side before you promise anyone work.',
      content: lines(
        'I have to decide: {specificOutcome}.',
        'We are {business_name}, {business_type}.',
        'People today: {company_size}',
        'Role in question: {crew_role}',
        'Extra work I turn down now, hours a week: {turned_down_hours}.',
        'What a crew hour brings in: {hourly_income}',
        'A subcontractor asks an hour: {sub_rate}',
        'What a hire costs, what it brings, from how many hours it pays and how a subcontractor compares stand in the figures that come with this. Use them, and tell me how to find a missing number.',
        'Compare three roads for the next 90 days: hire part-time, use a subcontractor, stay as we are and raise prices. For each: what the figures say, what happens in a thin month, how hard it is to undo. One table, then your pick with the reason, and the sign on which I would change it.',
        'Who counts as an employee or a contractor is a legal question with real penalties: list the facts an employment lawyer or accountant will ask me for, and do not decide it.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'Hire, subcontract or wait, decided within 14 days',
      additionalInputs: [
        customInput.number('turned_down_hours', 'Work you turn down (hours a week)', [0, 400], {
          required: true,
          placeholder: '14',
        }),
        input('crew_role', { required: false }),
        customInput.money('hourly_income', 'What one crew hour brings in', [0, 1000], {
          placeholder: '68',
        }),
        customInput.money('sub_rate', 'What a subcontractor asks an hour', [0, 1000], {
          placeholder: '45',
        }),
      ],
    },
  ],
} satisfies Subcategory;
