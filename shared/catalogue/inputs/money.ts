import { choices, type LibraryInput } from './library-input-type-and-options.ts';

/** Inputs about prices, quotes, invoices, costs and the hours behind them. */
export const moneyInputs = {
  budget_range: {
    label: 'How much can you spend on this?',
    type: 'select',
    options: choices({
      minimal: 'Almost nothing',
      low: 'The price of a small job',
      moderate: 'The price of a typical job',
      high: 'More than that',
    }),
    required: false,
  },
  cost_structure: {
    label: 'Your costs are mostly',
    type: 'select',
    options: choices({ fixed: 'Fixed', variable: 'Variable', mixed: 'Mixed' }),
    required: false,
  },
  payment_terms: {
    label: 'When do customers pay?',
    type: 'select',
    options: choices({
      immediate: 'The same day',
      net_15: 'Within 15 days',
      net_30: 'Within 30 days',
      mixed: 'It varies',
    }),
    required: false,
  },
  forecasting_method: {
    label: 'What kind of forecast?',
    type: 'select',
    options: choices({
      simple: 'Simple: same as recent months',
      seasonal: 'Seasonal: busy and slow months',
      detailed: 'Detailed: by service',
    }),
    required: false,
    defaultValue: 'simple',
  },
  monthly_invoice_count: {
    label: 'Invoices per month',
    type: 'select',
    options: choices({
      under_10: 'Under 10',
      '10_25': '10 to 25',
      '25_50': '25 to 50',
      over_50: 'More than 50',
    }),
    required: false,
  },
  average_job_value: {
    label: 'Typical job price',
    type: 'number',
    unit: 'money',
    placeholder: '{priceExample}',
    required: false,
    validation: { min: 1, max: 100000 },
    source: { type: 'helperMemory', path: 'average job value' },
  },
  hourly_cost: {
    label: 'Crew cost per hour, with payroll taxes and benefits',
    type: 'number',
    unit: 'money',
    placeholder: '{crewCost}',
    required: false,
    validation: { min: 1, max: 500 },
    source: { type: 'helperMemory', path: 'hourly cost' },
  },
  jobs_per_week: {
    label: 'Jobs per week',
    type: 'number',
    placeholder: '{jobsPerWeekExample}',
    required: false,
    validation: { min: 0, max: 500 },
    source: { type: 'helperMemory', path: 'jobs per week' },
  },
  quote_value: {
    label: 'Quote amount',
    type: 'number',
    unit: 'money',
    placeholder: '{quoteValueExample}',
    required: false,
    validation: { min: 1, max: 250000 },
  },
  days_since_quote: {
    label: 'Days since you sent it',
    type: 'number',
    placeholder: '5',
    required: false,
    defaultValue: 5,
    validation: { min: 0, max: 365 },
  },
  crew_role: {
    label: 'Which role?',
    type: 'text',
    placeholder: '{roleExample}',
    required: false,
    source: { type: 'helperMemory', path: 'open role' },
  },
} satisfies Record<string, LibraryInput>;
