import { count, hours, money, type NumberDefinition, percent } from './definition.ts';
import { jobNumbers } from './job-numbers.ts';

/** Numbers of one job, one person or one ad: asked for that case and never kept. */
const caseNumbers = {
  new_price: money('New price', [1, 250_000], {
    question: 'What’s the new price?',
    source: 'your own choice',
  }),
  price_change: percent('Price change', [0.1, 300], {
    question: 'By what percent? Enter a positive number.',
    source: 'your own choice',
  }),
  ad_inquiries: count('Leads from the ad per month', [0, 5000], {
    question: 'How many people contact you each month because of the ad?',
    source: 'your call log',
  }),
  hire_hours: hours('New hire’s paid hours per week', [1, 80], {
    question: 'How many hours a week would you pay them?',
    source: 'your own choice',
  }),
  turned_down_hours: hours('Work you turn away per week', [0, 400], {
    question: 'How many job hours a week do you put off or turn away?',
    source: 'your call log',
  }),
  sub_rate: money('Subcontractor rate per hour', [1, 1000], {
    question: 'What does a subcontractor charge per hour?',
    source: 'a quote',
  }),
  extra_cost_month: money('Added monthly cost', [0, 100_000], {
    question: 'How much more per month for a van, phone, tools, software, or fees?',
    source: 'a quote',
  }),
  one_off_cost: money('One-time cost', [0, 1_000_000], {
    question:
      'What’s the one-time cost? Count the purchase price, or the job ad, training, and tools.',
    source: 'a quote',
  }),
} as const satisfies Record<string, NumberDefinition>;

/** Numbers of the whole business: its people, its hours, its fixed costs and its bank account. */
const businessNumbers = {
  wage_hour: money('Crew wage per hour', [1, 500], {
    question:
      'On average, what do you pay your crew per hour before deductions? Leave yourself out.',
    source: 'your payroll',
  }),
  payroll_extras: percent('Payroll taxes and benefits', [0, 100], {
    question:
      'On top of wages, what percent do you pay for payroll taxes, workers’ comp, insurance, and paid time off?',
    source:
      'a quarterly payroll report: total cost ÷ gross wages, minus 1. Not sure? Ask your payroll service',
  }),
  crew_hours: hours('Paid crew hours per week', [0, 5000], {
    question:
      'How many total hours a week do you pay your crew for, not counting you? Enter 0 if you work alone.',
    source: 'your payroll',
  }),
  job_hours_week: hours('Hours on jobs per week', [1, 5000], {
    question:
      'Of everyone’s hours, including yours, how many are on jobs? Count the drive there. Don’t count loading, rain delays, office time, or the drive back.',
    source: 'your calendar, or track one week',
  }),
  working_weeks: count('Working weeks per year', [1, 52], {
    question: 'How many weeks a year do you work, after off-season, closed weeks, and vacation?',
    source: 'your calendar',
  }),
  overhead_month: money('Overhead per month', [0, 1_000_000], {
    question:
      'What do you pay every month even with no jobs? Count rent, vehicles (payments, or what you save for the next one), fuel, insurance, phone, software, ads, and office help. Don’t count crew wages, materials, your own pay, or other loan principal.',
    source: 'your bank app: 3 months of bills ÷ 3',
  }),
  owner_pay: money('Your pay per month', [0, 200_000], {
    question: 'How much do you want to pay yourself each month, before taxes?',
    source: 'your household budget',
  }),
  hour_cost: money('Hourly cost, all in', [1, 2000], {
    question: 'What does an hour of work cost you, counting crew, overhead, and your own pay?',
    source: 'the Hourly cost calculator',
    computedBy: 'hour-cost',
  }),
  crew_hour_cost: money('Crew cost per job hour', [0, 1000], {
    question: 'How much of your hourly cost is crew pay, with payroll taxes and benefits?',
    source: 'the Hourly cost calculator',
    computedBy: 'hour-cost',
  }),
  hour_income: money('Income per job hour', [1, 5000], {
    question: 'After materials, tax, and card fees, how much do you make per job hour?',
    source: 'the Job profit calculator',
    computedBy: 'price-check',
  }),
  ad_budget: money('Ad spend per month', [0, 100_000], {
    question: 'How much do you spend on ads each month?',
    source: 'your card statement',
  }),
  cash_today: money('In the bank today', [-1_000_000, 10_000_000], {
    question: 'What’s your bank balance right now?',
    source: 'your bank app',
    staleAfterDays: 3,
  }),
  cash_floor: money('Your safety cushion', [0, 1_000_000], {
    question: 'What’s the lowest balance you’re comfortable with?',
    source: 'your choice. Two weeks of bills is a good start',
  }),
  monthly_sales: money('Average monthly sales', [0, 5_000_000], {
    question: 'What are your yearly sales before tax, divided by 12?',
    source: 'your tax return',
  }),
} as const satisfies Record<string, NumberDefinition>;

/** The one table of numbers: what owners are asked, what is kept for their business, what calculators take. */

const keptNumbers = { ...jobNumbers, ...businessNumbers };

/** A number of the business: kept with its date and source, and filled in wherever it is asked. */
export type KeptNumberId = keyof typeof keptNumbers;
/** A number of one job, person or ad: never kept. */
export type CaseNumberId = keyof typeof caseNumbers;
export type NumberId = KeptNumberId | CaseNumberId;

/** Every number by id. */
export const numbers: Readonly<Record<NumberId, NumberDefinition>> = {
  ...keptNumbers,
  ...caseNumbers,
};

export const keptNumberIds = Object.keys(keptNumbers) as KeptNumberId[];
export const numberIds = Object.keys(numbers) as NumberId[];

export const isNumberId = (id: string): id is NumberId => Object.hasOwn(numbers, id);
export const isKeptNumberId = (id: string): id is KeptNumberId => Object.hasOwn(keptNumbers, id);

/** Prices, wages and bills change about twice a year. */
const oldAfterDays = 180;

/** Whether a value of that day is old enough that its owner is asked whether it still holds; dates are ISO days. */
export const isOld = (id: KeptNumberId, date: string, today: string): boolean =>
  isStale(id, date, today) || Date.parse(today) - Date.parse(date) > oldAfterDays * 86_400_000;

/** Whether a value of that day is too old to calculate with unasked; dates are ISO days. */
export const isStale = (id: KeptNumberId, date: string, today: string): boolean => {
  const days = numbers[id].staleAfterDays;
  return days !== undefined && Date.parse(today) - Date.parse(date) > days * 86_400_000;
};
