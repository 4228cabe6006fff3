import type { CalculatorId } from '#shared/domain/numbers/calculators/calculator.ts';
import type { InputId } from '#shared/domain/numbers/calculators/types.ts';

/** So many fields stand under a result; the others are folded. */
export const mainFields = 4;

/** The inputs that are tried most, in the order they stand under the result. */
export const mainInputs: Readonly<Record<CalculatorId, readonly InputId[]>> = {
  'cash-13-weeks': ['cash_today', 'cash_floor'],
  'hour-cost': ['overhead_month', 'owner_pay', 'job_hours_week', 'crew_hours'],
  'price-rise': ['average_job_value', 'new_price', 'jobs_per_week'],
  'job-quote': ['job_hours', 'job_materials', 'profit_target', 'hour_cost'],
  'price-check': ['average_job_value', 'job_hours', 'job_materials', 'hour_cost'],
  discount: ['average_job_value', 'new_price', 'jobs_per_week'],
  'break-even': ['overhead_month', 'owner_pay', 'average_job_value'],
  'cost-per-lead': ['win_rate', 'ad_budget', 'ad_inquiries'],
  'no-show': ['missed_visits', 'average_job_value'],
  'cost-of-hire': ['wage_hour', 'hire_hours', 'turned_down_hours'],
};

/** The calculators of the page by what they are about. */
export const calculatorGroups: readonly {
  readonly title: string;
  readonly ids: readonly CalculatorId[];
}[] = [
  { title: 'Prices', ids: ['job-quote', 'price-check', 'price-rise', 'discount'] },
  { title: 'Costs', ids: ['hour-cost', 'no-show', 'cost-of-hire'] },
  { title: 'The business', ids: ['break-even', 'cost-per-lead', 'cash-13-weeks'] },
];

/** The four that stand on Your money. */
export const featuredCalculators: readonly CalculatorId[] = [
  'price-rise',
  'job-quote',
  'discount',
  'break-even',
];
