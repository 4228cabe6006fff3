import { count, hours, money, type NumberDefinition, percent } from './definition.ts';

/** Numbers of the usual job and of how customers come and pay. */
export const jobNumbers = {
  average_job_value: money('Typical job price', [1, 250_000], {
    question: 'What price do you quote the customer?',
    source: 'your invoices',
  }),
  job_hours: hours('Hours on the job', [0.1, 5000], {
    question: 'How many total hours does it take, everyone together, counting the drive there?',
    source: 'your calendar or time clock',
  }),
  job_materials: money('Materials and other job costs', [0, 250_000], {
    question:
      'What do you pay for this job: materials, dump fees, rentals, subcontractors? Enter 0 if nothing. Leave out any tax you get back.',
    source: 'your supplier bills',
  }),
  jobs_per_week: count('Jobs per week', [0, 500], {
    question: 'How many jobs do you do in a typical week?',
    source: 'your calendar',
  }),
  profit_target: percent('Profit goal', [0, 95], {
    question: 'What percent of the price should be left after all costs and your own pay?',
    source: 'your own choice',
  }),
  card_fee: percent('Card and payment fees', [0, 15], {
    question:
      'What percent goes to card and payment fees? One month’s fees ÷ money in. Enter 0 if everyone pays by check.',
    source: 'your card processor statement',
  }),
  sales_tax: percent('Sales tax rate', [0, 50], {
    question: 'On a typical invoice, what percent sales tax do you charge?',
    source: 'one of your invoices',
  }),
  win_rate: percent('Leads that book', [0, 100], {
    question: 'Out of 100 people who contact you, how many book?',
    source: 'your call log',
  }),
  quote_win_rate: percent('Quotes accepted', [0, 100], {
    question: 'Out of 100 quotes you send, how many are accepted?',
    source: 'your quotes',
  }),
  repeat_jobs: count('Jobs per new customer, first year', [1, 366], {
    question: 'How many times does a new customer book in the first year?',
    source: 'your invoices',
  }),
  missed_visits: count('No-shows per month', [0, 1000], {
    question:
      'How many visits a month do you lose to no-shows or late cancellations you can’t fill?',
    source: 'your calendar',
  }),
  days_to_invoice: count('Days from job to invoice', [0, 120], {
    question: 'After the job, how many days until you send the invoice?',
    source: 'your invoices',
  }),
  days_to_pay: count('Days to get paid', [0, 365], {
    question: 'After you send the invoice, how many days until the money is in your bank?',
    source: 'your invoices',
  }),
} as const satisfies Record<string, NumberDefinition>;
