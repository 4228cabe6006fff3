import { type Exact, exact, share } from './exact.ts';
import { weeksFormula, weeksOf } from './price.ts';
import type { Sheet } from './sheet.ts';
import type { Inputs } from './types.ts';

/** The steps of a week's wages with extras and of what the person adds, and their sum as a figure. */
export const costLines = (inputs: Inputs, sheet: Sheet) => {
  const hours = sheet.given('hire_hours');
  const weeks = weeksOf(inputs);
  const factor = share(inputs.payroll_extras ?? '0').add(1);
  const wages = sheet.step(
    'wage_week',
    sheet.given('wage_hour').mul(hours).mul(factor),
    '{wage_hour} × {hire_hours} × (1 + {payroll_extras})',
  );
  const given = inputs.extra_cost_month !== undefined;
  const extra = sheet.step(
    'extra_week',
    exact(inputs.extra_cost_month ?? '0')
      .mul(12)
      .div(weeks),
    given ? `{extra_cost_month} × 12 ÷ ${weeksFormula(inputs)}` : '0',
  );
  const week = wages.add(extra);
  sheet.figure('hire_week_cost', week, '{wage_week} + {extra_week}');
  sheet.figure(
    'hire_month_cost',
    week.mul(weeks).div(12),
    `{hire_week_cost} × ${weeksFormula(inputs)} ÷ 12`,
  );
  sheet.figure('hire_hour_cost', week.div(hours), '{hire_week_cost} ÷ {hire_hours}');
  return { hours, week, extra, factor };
};
type Cost = ReturnType<typeof costLines>;

/** What the waiting work makes of it. */
export const resultLines = (inputs: Inputs, sheet: Sheet, { hours, week, extra, factor }: Cost) => {
  const waiting = sheet.given('turned_down_hours');
  const income = sheet.given('hour_income');
  const busy = waiting.lt(hours);
  const worked = sheet.step(
    'worked_hours',
    busy ? waiting : hours,
    busy ? '{turned_down_hours}' : '{hire_hours}',
  );
  const brought = worked.mul(income);
  const result = brought.sub(week);
  sheet.figure('left_undone_week', brought, '{worked_hours} × {hour_income}');
  sheet.figure('week_result', result, '{left_undone_week} − {hire_week_cost}');
  const wage = brought.sub(extra).div(hours.mul(factor));
  if (wage.gt(0)) {
    sheet.figure(
      'highest_wage',
      wage,
      '({left_undone_week} − {extra_week}) ÷ ({hire_hours} × (1 + {payroll_extras}))',
      { mode: 'down' },
    );
  }
  if (inputs.sub_rate !== undefined) {
    sheet.figure(
      'sub_week_result',
      worked.mul(income.sub(sheet.given('sub_rate'))),
      '{worked_hours} × ({hour_income} − {sub_rate})',
    );
  }
  if (inputs.one_off_cost !== undefined) repayLine(sheet, result);
};

const repayLine = (sheet: Sheet, result: Exact) => {
  if (result.lte(0)) {
    sheet.note('never_pays_back');
    return;
  }
  sheet.figure(
    'weeks_to_repay',
    sheet.given('one_off_cost').div(result),
    '{one_off_cost} ÷ {week_result}',
    { mode: 'up', digits: 0 },
  );
};
