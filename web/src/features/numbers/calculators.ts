import type { CalculatorId } from '#shared/domain/calculators/calculator.ts';
import { inputsToAsk } from '#shared/domain/calculators/index.ts';
import type { InputId } from '#shared/domain/calculators/types.ts';
import { isKeepable, type OwnerNumbers } from '#web/numbers/owner-numbers.ts';

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
  'cash-13-weeks': 'whether the money lasts 13 weeks',
  'hour-cost': 'what an hour costs you',
  'price-rise': 'what a higher price brings',
  'job-quote': 'what to charge for a job',
  'price-check': 'whether a job pays',
  discount: 'what a discount costs',
  'break-even': 'when the month is paid',
  'cost-per-lead': 'what an inquiry may cost',
  'no-show': 'what an empty hour costs',
  'cost-of-hire': 'what one more person costs',
};

/** What each calculator is called among the links of the page. */
export const shortNames: Readonly<Record<CalculatorId, string>> = {
  'cash-13-weeks': 'Cash',
  'hour-cost': 'Your hour',
  'price-rise': 'A higher price',
  'job-quote': 'A quote',
  'price-check': 'Does a job pay',
  discount: 'A discount',
  'break-even': 'The month',
  'cost-per-lead': 'Ads',
  'no-show': 'No-shows',
  'cost-of-hire': 'One more person',
};

/** The calculators on the page: the one that was opened, then those of the page that lack nothing an owner keeps. */
export const shownSums = (
  { inputs, style }: OwnerNumbers,
  opened: CalculatorId | undefined,
): CalculatorId[] => {
  const ready = featuredSums.filter((id) =>
    inputsToAsk(id, inputs, style.currency).every((missing) => !isKeepable(missing)),
  );
  return [...new Set([...(opened ? [opened] : []), ...ready])];
};
