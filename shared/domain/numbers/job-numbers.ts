import { count, hours, money, type NumberDefinition, percent } from './definition.ts';

/** Numbers of the usual job and of how customers come and pay. */
export const jobNumbers = {
  average_job_value: money('Usual price of a job', [1, 250_000], {
    question: 'What do you charge for it, as you tell the customer?',
    source: 'your invoices',
  }),
  job_hours: hours('Hours on it', [0.1, 5000], {
    question: 'All people together, drive there included, how many hours does it take?',
    source: 'your calendar or time clock',
  }),
  job_materials: money('Materials and other bills for it', [0, 250_000], {
    question:
      'What do you pay others for this job: material, dump, rental, subcontractor? 0 if nothing. Without VAT you get back.',
    source: 'your supplier bills',
  }),
  jobs_per_week: count('Jobs a week', [0, 500], {
    question: 'In a normal working week, how many?',
    source: 'your calendar',
  }),
  profit_target: percent('Profit you want', [0, 95], {
    question: 'Of each 100 charged, how much should be left after all costs and your own pay?',
    source: 'your own choice',
  }),
  card_fee: percent('Card and payment fees', [0, 15], {
    question:
      'Of each 100 paid, how much do the fees take? Fees of a month ÷ money in; 0 if all pay by check.',
    source: 'the statement of your card processor',
  }),
  sales_tax: percent('Sales tax or VAT', [0, 50], {
    question: 'On a usual bill, how many percent is the tax of the amount before tax?',
    source: 'one of your invoices',
  }),
  win_rate: percent('Inquiries that become jobs', [0, 100], {
    question: 'Of a hundred people who ask, how many book?',
    source: 'your call log',
  }),
  quote_win_rate: percent('Quotes that are accepted', [0, 100], {
    question: 'Of a hundred quotes sent, how many are accepted in the end?',
    source: 'your quotes',
  }),
  repeat_jobs: count('Jobs of a new customer in the first year', [1, 366], {
    question: 'How many times does a new customer book in a year?',
    source: 'your invoices',
  }),
  missed_visits: count('Empty hours from no-shows a month', [0, 1000], {
    question: 'How many visits a month fall out too late to fill the time?',
    source: 'your calendar',
  }),
  days_to_invoice: count('Days from job to invoice', [0, 120], {
    question: 'When does the bill go out?',
    source: 'your invoices',
  }),
  days_to_pay: count('Days from invoice to money', [0, 365], {
    question: 'How long until it is in the bank?',
    source: 'your invoices',
  }),
} as const satisfies Record<string, NumberDefinition>;
