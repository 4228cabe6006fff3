/** The largest file that is read, in rows and in bytes. */
export const maxRows = 50_000;
export const maxBytes = 15_000_000;

/** How many documents each figure needs; below it nothing is said. */
export const minimums = {
  average_job_value: 8,
  days_to_pay: 8,
  quote_win_rate: 10,
  card_fee: 8,
  jobs_per_week: 24,
  /** Days from the first to the last document that jobs a week are counted over. */
  jobs_per_week_days: 56,
  season: 24,
  season_months: 12,
  customers: 5,
  largest_customer: 12,
  months: 3,
} as const;
