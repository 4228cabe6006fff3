import type { Calculator } from './calculator.ts';
import { type Exact, one, share } from './exact-decimals.ts';
import type { InputId, Inputs, Sheet } from './input-and-result-types.ts';

/** What a change of price needs: the new price, or by how many percent; asked for as the new price. */
export const newPriceNeeds = (inputs: Inputs): InputId[] =>
  inputs.price_change === undefined ? ['new_price'] : [];

/** The new price to the coin: as given, or the old one changed by a percentage. */
export const newPrice = (inputs: Inputs, sheet: Sheet, sign: '+' | '−'): Exact => {
  if (inputs.new_price !== undefined) return sheet.given('new_price');
  const change = share(inputs.price_change ?? '0');
  const factor = sign === '+' ? one.add(change) : one.sub(change);
  return sheet.toCoin(sheet.given('average_job_value').mul(factor));
};
export const newPriceFormula = (inputs: Inputs, sign: '+' | '−'): string =>
  inputs.new_price === undefined
    ? `{average_job_value} × (1 ${sign} {price_change})`
    : '{new_price}';

/** What may be left out of a change of price. */
export const newPriceOptions: Calculator['optional'] = [
  { id: 'jobs_per_week', adds: 'Shows it in jobs per year and money per month.' },
  { id: 'card_fee', adds: 'Needed if customers pay by card.' },
  { id: 'working_weeks', adds: 'Allows for your closed weeks.' },
  { id: 'tax_mode', adds: 'Takes sales tax out of your price.' },
];
