import {
  defineCount,
  defineHours,
  defineMoney,
  definePercent,
  type NumberDefinition,
} from './define-number.ts';

/** Numbers of the usual job and of how customers come and pay. */
const jobNumbers = {
  average_job_value: defineMoney('Typical job price', [1, 250_000], {
    question: 'What price do you quote the customer?',
    source: 'your invoices',
  }),
  job_hours: defineHours('Hours on the job', [0.1, 5000], {
    question: 'How many total hours does it take, everyone together, counting the drive there?',
    source: 'your calendar or time clock',
  }),
  job_materials: defineMoney('Materials and other job costs', [0, 250_000], {
    question:
      'What do you pay for this job? Count materials, dump fees, rentals, and subcontractors. Enter 0 if none. Leave out any tax you get back.',
    source: 'your supplier bills',
  }),
  jobs_per_week: defineCount('Jobs per week', [0, 500], {
    question: 'How many jobs do you do in a typical week?',
    source: 'your calendar',
  }),
  profit_target: definePercent('Profit goal', [0, 95], {
    question: 'What percent of the price should be left after all costs and your own pay?',
    source: 'your own choice',
  }),
  card_fee: definePercent('Card and payment fees', [0, 15], {
    question:
      'What percent goes to card and payment fees? One month’s fees ÷ money in. Enter 0 if everyone pays by check.',
    source: 'your card processor statement',
  }),
  sales_tax: definePercent('Sales tax rate', [0, 50], {
    question: 'On a typical invoice, what percent sales tax do you charge?',
    source: 'one of your invoices',
  }),
  win_rate: definePercent('Leads that book', [0, 100], {
    question: 'Out of 100 people who contact you, how many book?',
    source: 'your call log',
  }),
  quote_win_rate: definePercent('Quotes accepted', [0, 100], {
    question: 'Out of 100 quotes you send, how many are accepted?',
    source: 'your quotes',
  }),
  repeat_jobs: defineCount('Jobs per new customer, first year', [1, 366], {
    question: 'How many times does a new customer book in the first year?',
    source: 'your invoices',
  }),
  missed_visits: defineCount('No-shows per month', [0, 1000], {
    question:
      'How many visits a month do you lose to no-shows or late cancellations you can’t fill?',
    source: 'your calendar',
  }),
  days_to_invoice: defineCount('Days from job to invoice', [0, 120], {
    question: 'After the job, how many days until you send the invoice?',
    source: 'your invoices',
  }),
  days_to_pay: defineCount('Days to get paid', [0, 365], {
    question: 'After you send the invoice, how many days until the money is in your bank?',
    source: 'your invoices',
  }),
} as const satisfies Record<string, NumberDefinition>;

/** Numbers of the whole business: its people, its hours, its fixed costs and its bank account. */
const businessNumbers = {
  wage_hour: defineMoney('Crew wage per hour', [1, 500], {
    question:
      'On average, what do you pay your crew per hour before deductions? Leave yourself out.',
    source: 'your payroll',
  }),
  payroll_extras: definePercent('Payroll taxes and benefits', [0, 100], {
    question:
      'On top of wages, what percent do you pay for payroll taxes, workers’ comp, insurance, and paid time off?',
    source:
      'a quarterly payroll report: total cost ÷ gross wages, minus 1. Not sure? Ask your payroll service',
  }),
  crew_hours: defineHours('Paid crew hours per week', [0, 5000], {
    question:
      'How many total hours a week do you pay your crew for, not counting you? Enter 0 if you work alone.',
    source: 'your payroll',
  }),
  job_hours_week: defineHours('Hours on jobs per week', [1, 5000], {
    question:
      'Of everyone’s hours, including yours, how many are on jobs? Count the drive there. Don’t count loading, rain delays, office time, or the drive back.',
    source: 'your calendar, or track one week',
  }),
  working_weeks: defineCount('Working weeks per year', [1, 52], {
    question: 'How many weeks a year do you work, after off-season, closed weeks, and vacation?',
    source: 'your calendar',
  }),
  overhead_month: defineMoney('Overhead per month', [0, 1_000_000], {
    question:
      'What do you pay every month even with no jobs? Count rent, vehicles (payments, or what you save for the next one), fuel, insurance, phone, software, ads, and office help. Don’t count crew wages, materials, your own pay, or other loan principal.',
    source: 'your bank app: 3 months of bills ÷ 3',
  }),
  owner_pay: defineMoney('Your pay per month', [0, 200_000], {
    question: 'How much do you want to pay yourself each month, before taxes?',
    source: 'your household budget',
  }),
  hour_cost: defineMoney('Hourly cost, all in', [1, 2000], {
    question: 'What does an hour of work cost you, counting crew, overhead, and your own pay?',
    source: 'the Hourly cost calculator',
    computedBy: 'hour-cost',
  }),
  crew_hour_cost: defineMoney('Crew cost per job hour', [0, 1000], {
    question: 'How much of your hourly cost is crew pay, with payroll taxes and benefits?',
    source: 'the Hourly cost calculator',
    computedBy: 'hour-cost',
  }),
  hour_income: defineMoney('Income per job hour', [1, 5000], {
    question: 'After materials, tax, and card fees, how much do you make per job hour?',
    source: 'the Job profit calculator',
    computedBy: 'price-check',
  }),
  ad_budget: defineMoney('Ad spend per month', [0, 100_000], {
    question: 'How much do you spend on ads each month?',
    source: 'your card statement',
  }),
  cash_today: defineMoney('In the bank today', [-1_000_000, 10_000_000], {
    question: 'What’s your bank balance right now?',
    source: 'your bank app',
    staleAfterDays: 3,
  }),
  cash_floor: defineMoney('Your safety cushion', [0, 1_000_000], {
    question: 'What’s the lowest balance you’re comfortable with?',
    source: 'your choice. Two weeks of bills is a good start',
  }),
  monthly_sales: defineMoney('Average monthly sales', [0, 5_000_000], {
    question: 'What are your yearly sales before tax, divided by 12?',
    source: 'your tax return',
  }),
} as const satisfies Record<string, NumberDefinition>;

/** The numbers of a business: kept with their date and source, and filled in wherever they are asked. */
export const keptNumberDefinitions = { ...jobNumbers, ...businessNumbers };

/** Numbers of one case that several calculators ask for; never kept. */
export const caseNumberDefinitions = {
  extra_cost_month: defineMoney('Added monthly cost', [0, 100_000], {
    question: 'How much more per month for a van, phone, tools, software, or fees?',
    source: 'a quote',
  }),
  one_off_cost: defineMoney('One-time cost', [0, 1_000_000], {
    question:
      'What’s the one-time cost? Count the purchase price, or the job ad, training, and tools.',
    source: 'a quote',
  }),
} as const satisfies Record<string, NumberDefinition>;

/** The ids of the numbers that one calculator alone asks for: each calculator adds its own, with their definitions beside it. */
// biome-ignore lint/suspicious/noEmptyInterface: the calculators add to it
export interface OwnNumbers {}

/** A number of the business: kept with its date and source, and filled in wherever it is asked. */
export type KeptNumberId = keyof typeof keptNumberDefinitions;
/** A kept number, or a number of one job, person or ad. */
export type NumberId = KeptNumberId | keyof typeof caseNumberDefinitions | keyof OwnNumbers;
