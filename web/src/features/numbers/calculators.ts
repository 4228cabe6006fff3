import type { CalculatorId } from '#shared/domain/numbers/calculators/calculator.ts';
import { inputsToAsk } from '#shared/domain/numbers/calculators/index.ts';
import type { InputId } from '#shared/domain/numbers/calculators/types.ts';
import { isKeepable, type OwnerNumbers } from './owner-numbers.ts';

/** The calculators that stand on the page when they have something to say. */
const featuredSums = ['cash-13-weeks', 'hour-cost', 'price-rise'] as const satisfies CalculatorId[];

/** The inputs beside each picture; the others are folded away under it. */
export const mainInputs: Readonly<Record<CalculatorId, readonly InputId[]>> = {
  'cash-13-weeks': ['cash_today', 'cash_floor'],
  'hour-cost': ['overhead_month', 'owner_pay'],
  'price-rise': ['average_job_value', 'new_price'],
  'job-quote': ['job_hours', 'job_materials', 'profit_target'],
  'price-check': ['average_job_value', 'job_hours', 'job_materials'],
  discount: ['average_job_value', 'new_price'],
  'break-even': ['overhead_month', 'owner_pay'],
  'cost-per-lead': ['win_rate', 'ad_budget', 'ad_inquiries'],
  'no-show': ['missed_visits', 'average_job_value'],
  'cost-of-hire': ['wage_hour', 'hire_hours', 'turned_down_hours'],
};

/** What each calculator shows, as the end of "Shows …". */
export const showsWhat: Readonly<Record<CalculatorId, string>> = {
  'cash-13-weeks': 'whether your cash will last 13 weeks',
  'hour-cost': 'your hourly cost',
  'price-rise': 'what you gain from a price increase',
  'job-quote': 'what to charge for a job',
  'price-check': 'whether you make money on a job',
  discount: 'what a discount really costs',
  'break-even': 'your break-even point',
  'cost-per-lead': 'what you can pay for a lead',
  'no-show': 'what no-shows cost you',
  'cost-of-hire': 'what a new hire costs',
};

/** What each calculator is called among the links of the page. */
export const shortNames: Readonly<Record<CalculatorId, string>> = {
  'cash-13-weeks': 'Cash',
  'hour-cost': 'Hourly cost',
  'price-rise': 'Price increase',
  'job-quote': 'Job price',
  'price-check': 'Job profit',
  discount: 'Discount',
  'break-even': 'Break-even',
  'cost-per-lead': 'Cost per lead',
  'no-show': 'No-shows',
  'cost-of-hire': 'New hire',
};

/** The calculators on the page: the one that was opened, then those of the page that lack nothing an owner keeps. */
export const shownCalculators = (
  { inputs, style }: OwnerNumbers,
  opened: CalculatorId | undefined,
): CalculatorId[] => {
  const ready = featuredSums.filter((id) =>
    inputsToAsk(id, inputs, style.currency).every((missing) => !isKeepable(missing)),
  );
  return [...new Set([...(opened ? [opened] : []), ...ready])];
};
