import { choices, type LibraryInput } from './choices.ts';

/** Inputs about prices, quotes, invoices, costs and the hours behind them. */
export const moneyInputs = {
  budget_range: {
    label: 'What can you spend on this?',
    type: 'select',
    options: choices({
      minimal: 'Almost nothing',
      low: 'The price of a small job',
      moderate: 'The price of a usual job',
      high: 'More than that',
    }),
    required: false,
  },
  cost_structure: {
    label: 'Costs are mostly',
    type: 'select',
    options: choices({ fixed: 'Fixed', variable: 'Variable', mixed: 'Mixed' }),
    required: false,
  },
  payment_terms: {
    label: 'When do customers pay?',
    type: 'select',
    options: choices({
      immediate: 'On the day',
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
      simple: 'Simple: same as last months',
      seasonal: 'Seasonal: busy and slow months',
      detailed: 'Detailed: by service',
    }),
    required: false,
    defaultValue: 'simple',
  },
  monthly_invoice_count: {
    label: 'Invoices a month',
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
    label: 'Usual price of a job',
    type: 'number',
    unit: 'money',
    placeholder: '180',
    required: false,
    validation: { min: 1, max: 100000 },
    source: { type: 'helperMemory', path: 'average job value' },
  },
  hourly_cost: {
    label: 'Cost of one crew hour, wages and extras',
    type: 'number',
    unit: 'money',
    placeholder: '31',
    required: false,
    validation: { min: 1, max: 500 },
    source: { type: 'helperMemory', path: 'hourly cost' },
  },
  jobs_per_week: {
    label: 'Jobs a week',
    type: 'number',
    placeholder: '12',
    required: false,
    validation: { min: 0, max: 500 },
    source: { type: 'helperMemory', path: 'jobs per week' },
  },
  quote_value: {
    label: 'Quote amount',
    type: 'number',
    unit: 'money',
    placeholder: '1850',
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
    placeholder: 'Second pair of hands on the van',
    required: false,
    source: { type: 'helperMemory', path: 'open role' },
  },
} satisfies Record<string, LibraryInput>;
