/** What stays of a price after sales tax and card fees. */
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
/** Says which parts of a price were not given. */
export const notePrice = (inputs: Inputs, sheet: Sheet) => {
  if (inputs.card_fee === undefined) sheet.note('no_card_fee');
  if (inputs.tax_mode === undefined) sheet.note('no_tax');
};

/** The step of what is kept of another price. */
export const keptAtPrice = (inputs: Inputs, sheet: Sheet, price: Price, then: Exact): Exact =>
  sheet.step('kept_then', price.keep(then), keepFormula(inputs, '{new_price}'));
