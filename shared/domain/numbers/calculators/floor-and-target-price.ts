import { share } from './exact-decimals.ts';
import type { FigureInput, Inputs, Sheet } from './input-and-result-types.ts';
import { keepShareFormula, priceOf, quotedPriceFormula } from './sales-tax-and-card-fees.ts';

const costFormula = '{hour_cost} × {job_hours} + {job_materials}';

/** What the words of `margin_too_high` name; without a fee it is said as none. */
export const marginNoteValues = (inputs: Inputs): Record<string, FigureInput> => ({
  profit_target: percentInput('profit_target', inputs.profit_target),
  card_fee: percentInput('card_fee', inputs.card_fee),
});
const percentInput = (id: string, value = '0'): FigureInput => ({
  id,
  label: id,
  unit: 'percent',
  value,
});

/** The lowest price that covers the cost, and the price that leaves the wanted profit; undefined when no price can. */
export const floorAndTargetPrice = (inputs: Inputs, sheet: Sheet) => {
  const price = priceOf(inputs);
  const cost = sheet
    .given('hour_cost')
    .mul(sheet.given('job_hours'))
    .add(sheet.given('job_materials'));
  const kept = keepShareFormula(inputs);
  const rest = price.keepShare.sub(share(inputs.profit_target ?? '0'));
  return {
    floor: {
      value: price.said(cost.div(price.keepShare)),
      formula: quotedPriceFormula(
        inputs,
        kept === '1' ? costFormula : `(${costFormula}) ÷ (${kept})`,
      ),
    },
    target: rest.gt(0)
      ? {
          value: price.said(cost.div(rest)),
          formula: quotedPriceFormula(inputs, `(${costFormula}) ÷ (${kept} − {profit_target})`),
        }
      : undefined,
  };
};
