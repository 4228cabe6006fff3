import { type Exact, one } from './exact.ts';
import { crewYear } from './hour-cost.ts';
import { type Price, priceNetFormula, weeksFormula, weeksOf } from './price.ts';
import type { Sheet } from './sheet.ts';
import type { Inputs } from './types.ts';

/** What a year needs, what one more job leaves of its price. */
type Shares = { fixed: Exact; left: Exact; value: Exact };

/** What a year costs without a single job; a crew that is paid anyway is in it. */
export const fixedYear = (inputs: Inputs, sheet: Sheet): Exact => {
  const anyway = inputs.crew_paid === 'anyway';
  const base = sheet.given('overhead_month').add(sheet.given('owner_pay')).mul(12);
  const all = anyway ? base.add(crewYear(inputs, sheet)) : base;
  const formula = '12 × ({overhead_month} + {owner_pay})';
  return sheet.step('fixed_year', all, anyway ? `${formula} + {crew_year}` : formula);
};

/** What has to be bought: the jobs that repay it and that carry its monthly cost. */
export const purchaseLines = (inputs: Inputs, sheet: Sheet, left: Exact) => {
  if (inputs.one_off_cost !== undefined) {
    sheet.figure(
      'jobs_to_repay',
      sheet.given('one_off_cost').div(left),
      '{one_off_cost} ÷ {job_left}',
      { mode: 'up', digits: 0 },
    );
  }
  if (inputs.extra_cost_month !== undefined) {
    sheet.figure(
      'jobs_to_carry',
      sheet.given('extra_cost_month').div(left),
      '{extra_cost_month} ÷ {job_left}',
      { mode: 'up', digits: 0 },
    );
  }
};

/** What is left over at today's sales, as typed or as the usual jobs make them. */
export const resultLines = (inputs: Inputs, sheet: Sheet, price: Price, shares: Shares) => {
  const { fixed, left, value } = shares;
  const jobs = inputs.jobs_per_week !== undefined;
  if (inputs.monthly_sales === undefined && !jobs) return;
  const sales =
    inputs.monthly_sales === undefined
      ? sheet.step(
          'sales_month',
          price.net(value).mul(sheet.given('jobs_per_week')).mul(weeksOf(inputs)).div(12),
          `${priceNetFormula(inputs, '{average_job_value}')} × {jobs_per_week} × ${weeksFormula(inputs)} ÷ 12`,
        )
      : sheet.step('sales_month', sheet.given('monthly_sales'), '{monthly_sales}');
  const part = left.div(price.net(value));
  sheet.figure(
    'result_month',
    sales.mul(part).sub(fixed.div(12)),
    '{sales_month} × {job_left_share} − {fixed_month}',
  );
  if (sales.gt(0)) {
    sheet.figure(
      'cushion',
      one.sub(fixed.div(part).div(12).div(sales)),
      '1 − {even_sales_month} ÷ {sales_month}',
      { mode: 'down' },
    );
  }
};

/** The jobs, hours and sales at which everything is paid. */
export const evenLines = (
  inputs: Inputs,
  sheet: Sheet,
  price: Price,
  { fixed, left, value }: Shares,
) => {
  const jobs = fixed.div(left);
  const part = left.div(price.net(value));
  const weekly = jobs.div(weeksOf(inputs));
  const weeklyFormula = `{fixed_year} ÷ {job_left} ÷ ${weeksFormula(inputs)}`;
  sheet.figure('fixed_month', fixed.div(12), '{fixed_year} ÷ 12');
  sheet.figure('job_left', left, '{kept} − {outlay}');
  const net = priceNetFormula(inputs, '{average_job_value}');
  sheet.figure('job_left_share', part, `({kept} − {outlay}) ÷ (${net})`);
  sheet.figure('even_jobs_year', jobs, '{fixed_year} ÷ {job_left}', { mode: 'up', digits: 0 });
  sheet.figure('even_jobs_week', weekly, weeklyFormula, { mode: 'up' });
  sheet.figure(
    'even_sales_month',
    fixed.div(part).div(12),
    `{fixed_year} ÷ {job_left} × (${net}) ÷ 12`,
    { mode: 'up' },
  );
  if (inputs.job_hours === undefined) return;
  const hours = weekly.mul(sheet.given('job_hours'));
  sheet.figure('even_hours_week', hours, `${weeklyFormula} × {job_hours}`, { mode: 'up' });
  if (inputs.job_hours_week !== undefined && hours.gt(sheet.given('job_hours_week'))) {
    sheet.note('over_capacity');
  }
};
