import type { Decimal } from '../../decimal-as-text.ts';

/** Too little in the file to say something: so many of so many that are needed. */
export type TooFew = {
  too_few: number;
  needs: number;
  of: 'documents' | 'days' | 'months' | 'customers';
};
/** A value and how many records it was made from. */
export type CountedValue = { value: Decimal; n: number } | TooFew;

/** How many records each figure needs; below it nothing is said. */
export const minimums = {
  average_job_value: 8,
  days_to_pay: 8,
  quote_win_rate: 10,
  card_fee: 8,
  jobs_per_week: 24,
  /** Days from the first to the last record that jobs a week are counted over. */
  jobs_per_week_days: 56,
  season: 24,
  season_months: 12,
  customers: 5,
  largest_customer: 12,
  months: 3,
} as const;

/** The value when there are enough records for it. */
export const countedWhenEnough = (n: number, needs: number, value: () => string): CountedValue =>
  n < needs ? { too_few: n, needs, of: 'documents' } : { value: value(), n };
