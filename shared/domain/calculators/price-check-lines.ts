import { type Exact, sum } from './exact.ts';
import {
  feeFormula,
  noteWeeks,
  type Price,
  priceNetFormula,
  weeksFormula,
  weeksOf,
} from './price.ts';
import type { Sheet } from './sheet.ts';
import type { Inputs } from './types.ts';
import { marginValues, pricesFor } from './wanted-price.ts';

/** The lines of the price and the cost; returns what they leave, as shown. */
export const costLines = (inputs: Inputs, sheet: Sheet, price: Price, value: Exact) => {
  const labor = sheet.given('hour_cost').mul(sheet.given('job_hours'));
  const materials = sheet.given('job_materials');
  const fee = price.paid(value).mul(price.fee);
  const net = price.net(value);
  const exactCost = sum(labor, materials, fee);
  const shownNet = sheet.figure('price_net', net, priceNetFormula(inputs, '{average_job_value}'));
  const cost = sheet.figure(
    'job_cost',
    sum(
      sheet.figure('labor_cost', labor, '{hour_cost} × {job_hours}'),
      sheet.figure('materials', materials, '{job_materials}'),
      sheet.figure('card_fee_amount', fee, feeFormula(inputs, '{average_job_value}')),
    ),
    '{labor_cost} + {materials} + {card_fee_amount}',
  );
  const profit = net.sub(exactCost);
  const shown = sheet.figure('profit', shownNet.sub(cost), '{price_net} − {job_cost}');
  sheet.figure('margin', profit.div(net), '{profit} ÷ {price_net}');
  sheet.figure('markup', profit.div(exactCost), '{profit} ÷ {job_cost}');
  return shown;
};

/** What the price would have to be for the wanted profit, and what that makes in a month. */
export const targetLines = (inputs: Inputs, sheet: Sheet, price: Price, value: Exact) => {
  const { target } = pricesFor(inputs, sheet);
  if (!target) {
    sheet.note('margin_too_high', marginValues(inputs));
    return;
  }
  const wanted = sheet.figure('target_price', target.value, target.formula, { mode: 'up' });
  sheet.figure('price_gap', wanted.sub(value), '{target_price} − {average_job_value}');
  if (inputs.jobs_per_week === undefined) return;
  const more = price.keep(wanted).sub(price.keep(value));
  const moreFormula = `(${priceNetFormula(inputs, '{price_gap}')} − ${feeFormula(inputs, '{price_gap}')})`;
  sheet.figure(
    'month_gap',
    more.mul(sheet.given('jobs_per_week')).mul(weeksOf(inputs)).div(12),
    `${moreFormula} × {jobs_per_week} × ${weeksFormula(inputs)} ÷ 12`,
  );
  noteWeeks(inputs, sheet);
};
