import { count, hours, money, type NumberDefinition, percent } from './definition.ts';

/** Numbers of the whole business: its people, its hours, its fixed costs and its bank account. */
export const businessNumbers = {
  wage_hour: money('Crew wage', [1, 500], {
    question: 'What does a crew hour earn before deductions, on average, you not counted?',
    source: 'your payroll',
  }),
  payroll_extras: percent('Payroll extras', [0, 100], {
    question:
      'For each 100 of wages, what else do you pay: employer taxes, workers’ comp, insurance, paid days off?',
    source:
      'the payroll report of a quarter: everything the business paid ÷ gross wages, minus 1. Not sure? Ask your payroll service',
  }),
  crew_hours: hours('Paid crew hours a week', [0, 5000], {
    question:
      'How many hours a week do you pay the crew for, all together, without you? 0 if alone.',
    source: 'your payroll',
  }),
  job_hours_week: hours('Hours spent on jobs a week', [1, 5000], {
    question:
      'How many of all hours, yours too, go into jobs, drive there included? Not loading, rain, office, going back.',
    source: 'your calendar, or one week you count',
  }),
  working_weeks: count('Working weeks a year', [1, 52], {
    question: 'Take off your season’s end, closed weeks, your vacation: how many are left?',
    source: 'your calendar',
  }),
  overhead_month: money('Overhead a month', [0, 1_000_000], {
    question:
      'What goes out every month without a single job: rent, vans (payment, or what you set aside for the next one), fuel, insurance, phone, software, adverts, office help? No crew wages, no materials, not your pay, no other loan principal.',
    source: 'your bank app: three months ÷ 3',
  }),
  owner_pay: money('Your pay a month', [0, 200_000], {
    question: 'What should you get for your own work, before your own taxes?',
    source: 'what home costs',
  }),
  hour_cost: money('What an hour of work costs, all in', [1, 2000], {
    question: 'What does an hour of work cost you, crew, overhead and your own pay included?',
    source: 'the hour cost calculator',
    computedBy: 'hour-cost',
  }),
  crew_hour_cost: money('Crew pay in an hour of work', [0, 1000], {
    question: 'How much of an hour of work is crew pay, payroll extras included?',
    source: 'the hour cost calculator',
    computedBy: 'hour-cost',
  }),
  hour_income: money('What an hour of work brings in', [1, 5000], {
    question: 'After material, tax and card fees, what does a job hour bring?',
    source: 'the price check',
    computedBy: 'price-check',
  }),
  ad_budget: money('Advertising a month', [0, 100_000], {
    question: 'What do you spend on adverts a month?',
    source: 'your card statement',
  }),
  cash_today: money('In the bank today', [-1_000_000, 10_000_000], {
    question: 'What does the account say now?',
    source: 'your bank app',
    staleAfterDays: 3,
  }),
  cash_floor: money('Lowest you sleep well with', [0, 1_000_000], {
    question: 'Below what sum do you worry?',
    source: 'your own choice; two average weeks of money out is a start',
  }),
  monthly_sales: money('Sales in an average month', [0, 5_000_000], {
    question: 'What are a year’s sales before tax, divided by 12?',
    source: 'your tax return',
  }),
} as const satisfies Record<string, NumberDefinition>;
