/** What stays of a price after sales tax and card fees, and what one more job leaves. */
import { type Exact, one, share, zero } from './exact-decimals.ts';
import type { InputId, Inputs, Sheet } from './input-and-result-types.ts';

export type Price = {
  /** The price without sales tax. */
  net: (price: Exact) => Exact;
  /** What the customer hands over. */
  paid: (price: Exact) => Exact;
  /** What is left after tax and card fees; fees are taken on the tax too. */
  keep: (price: Exact) => Exact;
  /** A price without tax as the owner says it. */
  said: (net: Exact) => Exact;
  /** The share of a price before tax that is kept. */
  keepShare: Exact;
  tax: Exact;
  fee: Exact;
  included: boolean;
};

const hasTax = ({ tax_mode }: Inputs) => tax_mode === 'added' || tax_mode === 'included';

export const priceOf = (inputs: Inputs): Price => {
  const tax = hasTax(inputs) ? share(inputs.sales_tax ?? '0') : zero;
  const fee = share(inputs.card_fee ?? '0');
  const included = inputs.tax_mode === 'included';
  const net = (price: Exact) => (included ? price.div(tax.add(1)) : price);
  const paid = (price: Exact) => net(price).mul(tax.add(1));
  return {
    net,
    paid,
    keep: (price) => net(price).sub(paid(price).mul(fee)),
    said: (before) => (included ? before.mul(tax.add(1)) : before),
    keepShare: one.sub(fee.mul(tax.add(1))),
    tax,
    fee,
    included,
  };
};

/** Parts of formulas, each made of the names of inputs. */
const netFormula = (inputs: Inputs, price: string) =>
  inputs.tax_mode === 'included' ? `${price} ÷ (1 + {sales_tax})` : price;
export const paidFormula = (inputs: Inputs, price: string): string =>
  inputs.tax_mode === 'added' ? `${price} × (1 + {sales_tax})` : price;
export const feeFormula = (inputs: Inputs, price: string): string =>
  inputs.card_fee === undefined ? '0' : `${paidFormula(inputs, price)} × {card_fee}`;
export const priceNetFormula = netFormula;
export const keepFormula = (inputs: Inputs, price: string) =>
  inputs.card_fee === undefined
    ? netFormula(inputs, price)
    : `${netFormula(inputs, price)} − ${feeFormula(inputs, price)}`;
/** How a price before tax becomes the price that is said. */
export const quotedPriceFormula = (inputs: Inputs, net: string): string =>
  inputs.tax_mode === 'included' ? `${net} × (1 + {sales_tax})` : net;
/** The share kept of a price before tax. */
export const keepShareFormula = (inputs: Inputs): string => {
  if (inputs.card_fee === undefined) return '1';
  return hasTax(inputs) ? '1 − {card_fee} × (1 + {sales_tax})' : '1 − {card_fee}';
};

/** What tax and fees need, beside the price. */
export const taxNeeds = (inputs: Inputs): InputId[] => (hasTax(inputs) ? ['sales_tax'] : []);
/** What it takes to say what one more job leaves. */
export const leftNeeds = (inputs: Inputs): InputId[] => [
  'average_job_value',
  'job_materials',
  'crew_paid',
  ...(inputs.crew_paid === 'by_job' ? (['job_hours', 'crew_hour_cost'] as const) : []),
  ...taxNeeds(inputs),
];

/** Says which parts of a price were not given. */
export const notePrice = (inputs: Inputs, sheet: Sheet) => {
  if (inputs.card_fee === undefined) sheet.note('no_card_fee');
  if (inputs.tax_mode === undefined) sheet.note('no_tax');
};

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

/** The step of what is kept of another price. */
export const keptAtPrice = (inputs: Inputs, sheet: Sheet, price: Price, then: Exact): Exact =>
  sheet.step('kept_then', price.keep(then), keepFormula(inputs, '{new_price}'));

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
