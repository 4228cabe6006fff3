/** What one row of the file is about. */
export const fileKinds = {
  invoices: 'invoices',
  quotes: 'quotes',
  jobs: 'jobs',
  payments: 'payments',
  'open-balances': 'unpaid invoices',
  'customer-totals': 'customers',
} as const;
export type FileKind = keyof typeof fileKinds;

/** The largest file that is read, in rows and in bytes. */
export const maxRows = 50_000;
export const maxBytes = 15_000_000;
