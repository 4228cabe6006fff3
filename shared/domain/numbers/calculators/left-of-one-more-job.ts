/** What one more job leaves, and the price below which it leaves nothing. */
import { type Exact, zero } from './exact-decimals.ts';
import type { InputId, Inputs, Sheet } from './input-and-result-types.ts';
import {
  keepFormula,
  keepShareFormula,
  type Price,
  priceOf,
  quotedPriceFormula,
  taxNeeds,
} from './sales-tax-and-card-fees.ts';

/** What it takes to say what one more job leaves. */
export const leftNeeds = (inputs: Inputs): InputId[] => [
  'average_job_value',
  'job_materials',
  'crew_paid',
  ...(inputs.crew_paid === 'by_job' ? (['job_hours', 'crew_hour_cost'] as const) : []),
  ...taxNeeds(inputs),
];

/** What is paid because this job is done: materials, and the crew's hours unless the crew is paid anyway. */
const outlayOf = (inputs: Inputs, sheet: Sheet): Exact => {
  const byJob = inputs.crew_paid === 'by_job';
  const crew = byJob ? sheet.given('job_hours').mul(sheet.given('crew_hour_cost')) : zero;
  return sheet.step(
    'outlay',
    sheet.given('job_materials').add(crew),
    byJob ? '{job_materials} + {job_hours} × {crew_hour_cost}' : '{job_materials}',
  );
};

/** The steps from the price to what one more job leaves, before overhead and own pay. */
export const leftOf = (inputs: Inputs, sheet: Sheet) => {
  const price = priceOf(inputs);
  const value = sheet.given('average_job_value');
  const kept = sheet.step('kept', price.keep(value), keepFormula(inputs, '{average_job_value}'));
  const outlay = outlayOf(inputs, sheet);
  return { price, value, kept, outlay, left: kept.sub(outlay) };
};

/** The price below which a job costs more than it brings, as a figure. */
export const neverBelow = (inputs: Inputs, sheet: Sheet, price: Price, outlay: Exact): Exact => {
  sheet.step('keep_share', price.keepShare, keepShareFormula(inputs));
  return sheet.figure(
    'never_below',
    price.said(outlay.div(price.keepShare)),
    quotedPriceFormula(inputs, '{outlay} ÷ {keep_share}'),
    {
      mode: 'up',
      // A crew that is paid anyway is no cost of one more job, and is one of the job as a whole.
      ...(inputs.crew_paid === 'anyway' && {
        label: 'Lowest price that covers materials and fees',
      }),
    },
  );
};
