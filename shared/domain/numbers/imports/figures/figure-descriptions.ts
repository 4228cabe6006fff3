import type { KeptNumberId } from '../../kept-and-case-number-definitions.ts';
import type { ImportFigures } from './import-figures.ts';

export type ImportFigureId = keyof ImportFigures;

/** What each figure is called, how it is made, and which number of the business it can become. */
export const figureDescriptions = {
  average_job_value: {
    label: 'Typical job price',
    rule: 'The median of your paid jobs over 12 months, so one big job doesn’t skew it.',
    number: 'average_job_value',
  },
  days_to_pay: {
    label: 'Days to get paid',
    rule: 'Half your invoices from the past 12 months were paid faster, half slower.',
    number: 'days_to_pay',
  },
  quote_win_rate: {
    label: 'Quotes accepted',
    rule: 'Based on quotes sent 60 to 425 days ago. No reply after that long counts as a no.',
    number: 'quote_win_rate',
  },
  quiet_quotes: {
    label: 'Quotes with no reply',
    rule: 'Open quotes sent 3 to 60 days ago.',
    number: undefined,
  },
  open_total: {
    label: 'Unpaid',
    rule: 'Unpaid invoices minus open credits.',
    number: undefined,
  },
  credits_open: {
    label: 'Open credits',
    rule: 'Credits and payments not used yet.',
    number: undefined,
  },
  overdue_total: {
    label: 'Overdue',
    rule: 'Unpaid invoices due before today. Credits aren’t subtracted.',
    number: undefined,
  },
  jobs_per_week: {
    label: 'Jobs per week',
    rule: 'Counts each invoice as one job, from first to last over 12 months.',
    number: 'jobs_per_week',
  },
  months: {
    label: 'Sales by month',
    rule: 'Full months, before tax, minus credits. Write-offs are left out.',
    number: undefined,
  },
  monthly_sales: {
    label: 'Average monthly sales',
    rule: 'Average of full months, before tax, minus credits.',
    number: 'monthly_sales',
  },
  season: {
    label: 'Busy and slow months last year',
    rule: 'The 3 best and 3 slowest of the last 12 full months.',
    number: undefined,
  },
  largest_customer: {
    label: 'Largest customer’s share',
    rule: 'Share of 12 months of sales, before tax. We don’t save the name.',
    number: undefined,
  },
  card_fee: {
    label: 'Card and payment fees',
    rule: '12 months of fees ÷ total paid.',
    number: 'card_fee',
  },
} as const satisfies Record<
  ImportFigureId,
  { label: string; rule: string; number: KeptNumberId | undefined }
>;
