/** Who wrote the file. */
export const importSources = {
  quickbooks: 'QuickBooks',
  jobber: 'Jobber',
  housecall: 'Housecall Pro',
  square: 'Square',
  xero: 'Xero',
  freshbooks: 'FreshBooks',
  stripe: 'Stripe',
  spreadsheet: 'your spreadsheet',
} as const;
export type ImportSource = keyof typeof importSources;
