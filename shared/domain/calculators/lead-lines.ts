import { type Exact, exact, share, zero } from './exact.ts';
import type { Sheet } from './sheet.ts';
import type { Inputs } from './types.ts';

const tenPoints = share('10');

/** What an inquiry may cost, as far as the inputs go. */
export const limitLines = (inputs: Inputs, sheet: Sheet, each: Exact, kept: Exact) => {
  const win = share(inputs.win_rate ?? '0');
  const lower = win.gt(tenPoints) ? win.sub(tenPoints) : zero;
  sheet.figure('lead_limit', each.mul(win), '{customer_left} × {win_rate}', { mode: 'down' });
  sheet.figure(
    'lead_limit_lower',
    each.mul(lower),
    lower.equals(0) ? '0' : '{customer_left} × ({win_rate} − 10 ÷ 100)',
    { mode: 'down' },
  );
  if (win.equals(0)) sheet.note('win_rate_zero');
  if (inputs.hour_cost === undefined || inputs.job_hours === undefined) return;
  const cost = sheet.given('hour_cost').mul(sheet.given('job_hours'));
  const profit = kept.sub(sheet.given('job_materials')).sub(cost);
  if (profit.lte(0)) {
    sheet.note('no_profit_to_spend');
    return;
  }
  sheet.figure(
    'lead_limit_after_all',
    profit.mul(exact(inputs.repeat_jobs ?? '1')).mul(win),
    `({kept} − {job_materials} − {hour_cost} × {job_hours})${repeatFormula(inputs)} × {win_rate}`,
    { mode: 'down' },
  );
};

export const repeatFormula = (inputs: Inputs) =>
  inputs.repeat_jobs === undefined ? '' : ' × {repeat_jobs}';

/** What the ad has to bring and what it brings now. */
export const adLines = (inputs: Inputs, sheet: Sheet, each: Exact) => {
  const budget = sheet.given('ad_budget');
  const win = share(inputs.win_rate ?? '0');
  if (win.gt(0)) {
    sheet.figure(
      'inquiries_to_cover',
      budget.div(each.mul(win)),
      '{ad_budget} ÷ ({customer_left} × {win_rate})',
      { mode: 'up', digits: 0 },
    );
  }
  if (inputs.ad_inquiries === undefined) return;
  const inquiries = sheet.given('ad_inquiries');
  if (inquiries.equals(0)) {
    sheet.note('no_inquiries_yet');
    return;
  }
  sheet.figure('lead_cost', budget.div(inquiries), '{ad_budget} ÷ {ad_inquiries}');
  sheet.figure(
    'ad_result',
    inquiries.mul(win).mul(each).sub(budget),
    '{ad_inquiries} × {win_rate} × {customer_left} − {ad_budget}',
  );
};
