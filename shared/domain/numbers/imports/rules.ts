import type { KeptNumberId } from '../numbers.ts';
import type { ImportFigures } from './figures.ts';

export type ImportFigureId = keyof ImportFigures;

/** What each figure is called, how it is made, and which number of the business it can become. */
export const importRules = {
  average_job_value: {
    label: 'Usual price of a job',
    rule: 'The middle one of the paid jobs of twelve months, so that one big job does not mislead.',
    number: 'average_job_value',
  },
  days_to_pay: {
    label: 'Days from bill to money',
    rule: 'The middle one of the paid bills of twelve months.',
    number: 'days_to_pay',
  },
  quote_win_rate: {
    label: 'Quotes that are accepted',
    rule: 'Of the quotes sent 60 to 425 days ago; silence that long counts as a no.',
    number: 'quote_win_rate',
  },
  quiet_quotes: {
    label: 'Quotes nobody answered',
    rule: 'Open quotes sent 3 to 60 days ago.',
    number: undefined,
  },
  open_total: {
    label: 'Not paid yet',
    rule: 'Open bills less open credits.',
    number: undefined,
  },
  credits_open: {
    label: 'Open credits',
    rule: 'Credits and payments that are not used yet.',
    number: undefined,
  },
  overdue_total: {
    label: 'Late',
    rule: 'Open bills that were due before today; credits are not taken off.',
    number: undefined,
  },
  jobs_per_week: {
    label: 'Jobs a week',
    rule: 'Bills counted as jobs, from the first to the last one of twelve months.',
    number: 'jobs_per_week',
  },
  months: {
    label: 'Sales by month',
    rule: 'Whole months before tax, credits taken off, what was written off left out.',
    number: undefined,
  },
  monthly_sales: {
    label: 'Sales in an average month',
    rule: 'The mean of the whole months before tax, credits taken off.',
    number: 'monthly_sales',
  },
  season: {
    label: 'Busy and slow last year',
    rule: 'The three highest and the three lowest of the last twelve whole months.',
    number: undefined,
  },
  largest_customer: {
    label: 'Share of your largest customer',
    rule: 'Of the sales of twelve months before tax. The name is not kept.',
    number: undefined,
  },
  card_fee: {
    label: 'Card and payment fees',
    rule: 'Fees of twelve months ÷ the amounts that were paid.',
    number: 'card_fee',
  },
} as const satisfies Record<
  ImportFigureId,
  { label: string; rule: string; number: KeptNumberId | undefined }
>;
