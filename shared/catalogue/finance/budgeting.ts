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
      version: 1,
      calculators: ['break-even'],
      deliverables: [advice(420)],
      title: 'A 12-month budget',
      description: 'One page: what comes in, what goes out, month by month.',
      content: lines(
        'Goal: {specificOutcome}.',
        '{business_name}, {business_type}. Last year we took in about {yearly_sales}.',
        'Costs are mostly: {cost_structure}',
        'Busy and slow times: {seasonal_relevance}',
        'Big spends I know of: {big_spends}',
        'Lay out the next 12 months in one table: sales, crew, materials, van and fuel, overhead, owner pay, left over. Spread the year by my season, not evenly. Anything you had to guess is marked [guess] so I can correct it.',
        'Above the table: what the year looks like in two sentences and the first month that goes red. Below it: three numbers I should look at on the first of each month, and what I do when one is off by a tenth. A budget nobody opens is waste, so tell me the smallest version I would still use.',
        'Taxes appear as one line called "ask accountant".',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'Cash plan for 90 days, then nine months in outline',
      additionalInputs: [
        customInput.money('yearly_sales', 'Sales last year', [0, 20000000], {
          required: true,
          placeholder: '165000',
        }),
        input('cost_structure'),
        input('seasonal_relevance'),
        customInput.text(
          'big_spends',
          'Big spends coming',
          'Van tires in May, insurance in September',
        ),
      ],
    },
    {
      id: 'finance.budgeting.sales-forecast',
      version: 1,
      calculators: ['break-even'],
      deliverables: [advice(400)],
      title: 'Forecast my next three months',
      description: 'Sales you can expect from the jobs you do and the quotes that are out.',
      content: lines(
        'I need: {specificOutcome}.',
        'Business: {business_name}, {business_type}',
        'Method: {forecasting_method}',
        'Jobs a week now: {jobs_per_week}',
        'Usual job: {average_job_value}',
        'What is already booked or quoted: {booked_work}',
        'Give a low, a likely and a high figure for each of the next three months and say what would have to be true for each. Keep booked work apart from hoped-for work. Show the sum for one month line by line so I can repeat it myself.',
        'Then tell me one decision for each figure: what I do if we land low, likely or high. Check my optimism: which of my numbers would you cut first? Use only what I gave you; a missing number gets [confirm] and a simple way to find it in my calendar.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'A low, likely and high figure for the next 90 days',
      additionalInputs: [
        input('forecasting_method'),
        input('jobs_per_week'),
        input('average_job_value'),
        customInput.area(
          'booked_work',
          'Booked jobs and open quotes',
          '6 jobs booked, about 3,400; 4 quotes out, 7,800',
        ),
      ],
    },
    {
      id: 'finance.budgeting.slow-season',
      version: 1,
      calculators: ['cash-13-weeks', 'break-even'],
      deliverables: [advice(180), steps(220), textMessages(1, 50)],
      title: 'Get through the slow season',
      description: 'How much to put aside now and what to sell when it is quiet.',
      content: lines(
        'Where I want to be: {specificOutcome}.',
        'Trade: {business_type}. Business: {business_name}',
        'Our slow weeks: {slow_weeks}.',
        'Fixed costs a month: {fixed_costs}',
        'Put aside so far: {reserve_now}',
        'Work out how much I need in the bank on the first slow day, from my figures, and how much of each busy week that means. Then give me four ways to bring in work or money in those weeks that fit my trade, with what to offer, to which past customers, when to start, and what I must not discount.',
        'Present it as: bottom line, a savings table by week until then, the four offers, and dates. One offer written out as a text I can send today. Which bill could I move or pause, and what does that cost later? Point out the habit that leaves me short each year if you can see it.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome:
        'Slow season covered without a loan, money set aside by its first day',
      additionalInputs: [
        customInput.text(
          'slow_weeks',
          'When it gets quiet',
          'Mid-December to the end of February',
          {
            required: true,
          },
        ),
        customInput.money('fixed_costs', 'Fixed costs a month', [0, 1000000], {
          placeholder: '3800',
        }),
        customInput.money('reserve_now', 'Set aside so far', [0, 5000000], {
          placeholder: '2000',
        }),
      ],
    },
    {
      id: 'finance.budgeting.hire-or-subcontract',
      version: 1,
      calculators: ['cost-of-hire'],
      deliverables: [advice(420)],
      title: 'Hire or subcontract?',
      description: 'The numbers side by side before you promise anyone work.',
      content: lines(
        'I have to decide: {specificOutcome}.',
        'We are {business_name}, {business_type}.',
        'People today: {company_size}',
        'Role in question: {crew_role}',
        'Extra work I turn down now, hours a week: {extra_hours}.',
        'What a crew hour brings in: {hourly_income}',
        'Compare three roads for the next 90 days: hire part-time, use a subcontractor, stay as we are and raise prices. For each: cost per week with everything on top [confirm rates], break-even hours, what happens in a quiet month, and how hard it is to undo. One table, then your pick with the reason.',
        'Give the number of paid hours a week at which hiring starts to win. Who counts as an employee or a contractor is a legal question with real penalties: list the facts an employment lawyer or accountant will ask me for, and do not decide it.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'Hire, subcontract or wait, decided within 14 days',
      additionalInputs: [
        customInput.number('extra_hours', 'Work you turn down (hours a week)', [0, 400], {
          required: true,
          placeholder: '14',
        }),
        input('crew_role', { required: false }),
        customInput.money('hourly_income', 'What one crew hour brings in', [0, 1000], {
          placeholder: '68',
        }),
      ],
    },
  ],
} satisfies Subcategory;
