import { type Calculator, refuse } from './calculator.ts';
import { type Exact, exact, round, sum } from './exact-decimals.ts';
import { floorAndTargetPrice, marginNoteValues } from './floor-and-target-price.ts';
import type { Inputs, Sheet } from './input-and-result-types.ts';
import { feeFormula, notePrice, priceOf, taxNeeds } from './sales-tax-and-card-fees.ts';
import { sharedFigures } from './shared-labels.ts';

/** Below so much, prices that are easy to say end in steps of so much; above, in hundreds. */
const easySteps = [
  [100, 1],
  [1000, 5],
  [10_000, 10],
  [100_000, 50],
] as const;

/** Adds the next price that is easy to say. */
const addEasyPrice = (sheet: Sheet, price: Exact) => {
  const step = easySteps.find(([below]) => price.lt(below))?.[1] ?? 100;
  const easy = round(price.div(step), 'up', 0).mul(step);
  sheet.figure('easy_price', easy, `{price}, rounded up to the next ${step}`);
};

/** The price lines of a quote: net, tax, what the customer pays, the card fee. */
const priceLines = (inputs: Inputs, sheet: Sheet, said: Exact) => {
  const price = priceOf(inputs);
  const split = price.included;
  const net = sheet.figure(
    'price_net',
    sheet.toCoin(price.net(said)),
    split ? '{price} ÷ (1 + {sales_tax})' : '{price}',
  );
  const tax = split
    ? sheet.figure('tax', said.sub(net), '{price} − {price_net}')
    : sheet.figure(
        'tax',
        sheet.toCoin(net.mul(price.tax)),
        inputs.tax_mode === 'added' ? '{price_net} × {sales_tax}' : '0',
      );
  const paid = sheet.figure('customer_pays', net.add(tax), '{price_net} + {tax}');
  const fee = sheet.figure(
    'card_fee_amount',
    paid.mul(price.fee),
    inputs.card_fee === undefined ? feeFormula(inputs, '{price}') : '{customer_pays} × {card_fee}',
  );
  return { net, fee };
};

/** What to charge for a job so that its cost and the wanted profit are in it. */
export const jobQuote = {
  id: 'job-quote',
  title: 'Job price',
  question: 'What should I charge for this job?',
  mainInputs: ['job_hours', 'job_materials', 'profit_target', 'hour_cost'],
  required: ['hour_cost', 'job_hours', 'job_materials', 'profit_target'],
  conditional: ['sales_tax'],
  optional: [
    { id: 'card_fee', adds: 'Covers card fees too.' },
    { id: 'tax_mode', adds: 'Shows the sales tax and what the customer pays.' },
  ],
  figures: {
    price: ['Price to quote', 'money'],
    easy_price: ['Rounded price', 'money'],
    labor_cost: sharedFigures.labor_cost,
    materials: sharedFigures.materials,
    card_fee_amount: sharedFigures.card_fee_amount,
    profit: sharedFigures.profit,
    price_net: sharedFigures.price_net,
    tax: ['Sales tax', 'money'],
    customer_pays: ['Customer pays', 'money'],
    margin: sharedFigures.margin,
    markup: sharedFigures.markup,
    floor_price: sharedFigures.floor_price,
  },
  caveats: [
    'A markup on materials is just a way to show this price. It isn’t extra profit on top.',
    'If only parts or only labor are taxed where you work, use the tax share of a typical invoice.',
  ],
  needs: (inputs) => [
    'hour_cost',
    'job_hours',
    'job_materials',
    'profit_target',
    ...taxNeeds(inputs),
  ],
  work: (inputs, sheet) => {
    const { floor, target } = floorAndTargetPrice(inputs, sheet);
    if (!target) return refuse('margin_too_high', marginNoteValues(inputs));
    const labor = sheet.figure(
      'labor_cost',
      sheet.given('hour_cost').mul(sheet.given('job_hours')),
      '{hour_cost} × {job_hours}',
    );
    const materials = sheet.figure('materials', sheet.given('job_materials'), '{job_materials}');
    const said = sheet.figure('price', target.value, target.formula, { mode: 'up' });
    const { net, fee } = priceLines(inputs, sheet, said);
    const spent = sum(labor, materials, fee);
    const lines = '{labor_cost} + {materials} + {card_fee_amount}';
    const profit = sheet.figure('profit', net.sub(spent), `{price_net} − (${lines})`, {
      label: 'Profit',
    });
    sheet.figure('margin', profit.div(net), '{profit} ÷ {price_net}');
    sheet.figure('markup', profit.div(spent), `{profit} ÷ (${lines})`);
    sheet.figure('floor_price', floor.value, floor.formula, { mode: 'up' });
    addEasyPrice(sheet, said);
    notePrice(inputs, sheet);
    return undefined;
  },
  finding: (show, { inputs }) => ({
    headline: `Charge ${show('price')} for this job`,
    lede: `${show('easy_price')} is a rounder number. Below ${show('floor_price')}, you won’t cover your costs.${
      exact(inputs.sales_tax ?? '0').gt(0) && inputs.tax_mode === 'added'
        ? ` The customer pays ${show('customer_pays')} with tax.`
        : ''
    }`,
  }),
  chart: {
    parts: [
      ['labor_cost', undefined, 'Hours'],
      ['materials', undefined, 'Materials'],
      ['card_fee_amount', undefined, 'Card fees'],
      ['profit', 'marked', 'Profit'],
      ['tax', 'quiet', 'Tax'],
    ],
    whole: 'customer_pays',
  },
  group: 'prices',
  placeOnPage: 2,
} as const satisfies Calculator;
