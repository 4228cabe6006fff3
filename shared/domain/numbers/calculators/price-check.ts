import { type Calculator, sentences } from './calculator.ts';
import { type Exact, sum, toDecimal } from './exact-decimals.ts';
import { floorAndTargetPrice, marginNoteValues } from './floor-and-target-price.ts';
import type { Inputs, Sheet } from './input-and-result-types.ts';
import {
  feeFormula,
  notePrice,
  type Price,
  priceNetFormula,
  priceOf,
  taxNeeds,
} from './sales-tax-and-card-fees.ts';
import { sharedFigures } from './shared-labels.ts';
import { noteWeeks, weeksFormula, weeksOf } from './working-weeks.ts';

/** The lines of the price and the cost; returns what they leave, as shown. */
const costLines = (inputs: Inputs, sheet: Sheet, price: Price, value: Exact) => {
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
const targetLines = (inputs: Inputs, sheet: Sheet, price: Price, value: Exact) => {
  const { target } = floorAndTargetPrice(inputs, sheet);
  if (!target) {
    sheet.note('margin_too_high', marginNoteValues(inputs));
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

/**
 * What a job leaves when the cost of a week is shared out on the jobs of a week, as the break-even does it; the same as
 * the profit where jobs and hours fit together. Undefined where one of them is not known, and of another job than the typical one.
 */
const profitByWeek = (inputs: Inputs, sheet: Sheet, brings: Exact): Exact | undefined => {
  const { jobs_per_week, job_hours_week, crew_hour_cost, crew_paid, other_job } = inputs;
  if (other_job || job_hours_week === undefined || Number(jobs_per_week ?? 0) === 0)
    return undefined;
  const hoursPerJob = sheet.given('job_hours_week').div(sheet.given('jobs_per_week'));
  const all = sheet.given('hour_cost');
  if (crew_paid !== 'by_job' || crew_hour_cost === undefined)
    return brings.sub(all.mul(hoursPerJob));
  const crew = sheet.given('crew_hour_cost');
  return brings.sub(crew.mul(sheet.given('job_hours'))).sub(all.sub(crew).mul(hoursPerJob));
};

/** What a job leaves at its present price, overhead and own pay counted. */
export const priceCheck = {
  id: 'price-check',
  title: 'Job profit',
  question: 'Am I making money on this job?',
  mainInputs: ['average_job_value', 'job_hours', 'job_materials', 'hour_cost'],
  required: ['average_job_value', 'job_hours', 'hour_cost', 'job_materials'],
  conditional: ['sales_tax'],
  optional: [
    { id: 'profit_target', adds: 'Shows the price that hits your profit goal.' },
    { id: 'card_fee', adds: 'Needed if customers pay by card.' },
    { id: 'jobs_per_week', adds: 'Shows what you’d earn per month at that price.' },
    { id: 'working_weeks', adds: 'Allows for your closed weeks.' },
    { id: 'tax_mode', adds: 'Takes sales tax out of your price.' },
    { id: 'crew_hour_cost', adds: 'Shows when a job costs you more than you charge for it.' },
    { id: 'crew_paid', adds: 'Shows what one extra job brings in if the crew is paid anyway.' },
    { id: 'job_hours_week', adds: 'Checks that your hours and your jobs fit together.' },
  ],
  figures: {
    profit: sharedFigures.profit,
    price_net: sharedFigures.price_net,
    labor_cost: sharedFigures.labor_cost,
    materials: sharedFigures.materials,
    card_fee_amount: sharedFigures.card_fee_amount,
    job_cost: ['Job cost', 'money'],
    margin: sharedFigures.margin,
    markup: sharedFigures.markup,
    hour_income: ['Income per hour', 'money'],
    hour_gap: ['Compared with your hourly cost', 'money'],
    floor_price: sharedFigures.floor_price,
    target_price: ['Price to hit your profit goal', 'money'],
    price_gap: ['Price change needed', 'money'],
    month_gap: ['More per month, if no one leaves', 'money'],
  },
  notes: {
    loss: (show) => `At this price, each job takes ${show('loss')} out of your own pay.`,
    still_brings: (show) =>
      `Your crew is paid either way, so one extra job on an empty day still brings in ${show('left')}. It doesn’t cover its full cost.`,
    pays_to_work: 'This job costs you more than you charge for it.',
    hours_disagree:
      'Your jobs per week, hours per job, and job hours per week don’t fit together. One of them is wrong.',
  },
  caveats: [],
  needs: (inputs) => [
    'average_job_value',
    'job_hours',
    'hour_cost',
    'job_materials',
    ...taxNeeds(inputs),
  ],
  work: (inputs, sheet) => {
    const price = priceOf(inputs);
    const value = sheet.given('average_job_value');
    const profit = costLines(inputs, sheet, price, value);
    const kept = price.keep(value);
    const hours = sheet.given('job_hours');
    const materials = sheet.given('job_materials');
    const income = sheet.figure(
      'hour_income',
      kept.sub(materials).div(hours),
      '({price_net} − {card_fee_amount} − {materials}) ÷ {job_hours}',
    );
    sheet.figure('hour_gap', income.sub(sheet.given('hour_cost')), '{hour_income} − {hour_cost}');
    const { floor } = floorAndTargetPrice(inputs, sheet);
    sheet.figure('floor_price', floor.value, floor.formula, { mode: 'up' });
    notePrice(inputs, sheet);
    if (profit.lt(0)) {
      sheet.note('loss', {
        loss: { ...sheet.named('profit'), id: 'loss', value: toDecimal(profit.neg()) },
      });
    }
    if (inputs.crew_paid === 'anyway') {
      // What the calculators of one more job say: its crew costs nothing more.
      const left = kept.sub(materials);
      if (profit.lt(0) && left.gt(0)) {
        const value = toDecimal(sheet.toCoin(left));
        sheet.note('still_brings', {
          left: { id: 'left', label: 'Left', unit: 'money', value },
        });
      }
    } else if (inputs.crew_hour_cost !== undefined) {
      const paidOut = sheet.given('crew_hour_cost').mul(hours).add(materials);
      if (kept.lt(paidOut)) sheet.note('pays_to_work');
    }
    if (inputs.profit_target !== undefined) targetLines(inputs, sheet, price, value);
    const byWeek = profitByWeek(inputs, sheet, kept.sub(materials));
    if (byWeek && byWeek.lt(0) !== profit.lt(0)) sheet.note('hours_disagree');
    return undefined;
  },
  finding: (show, { result, inputs, format }) => {
    const profit = result.figures.find(({ id }) => id === 'profit')?.value ?? '0';
    const size = format.money(profit.replace('-', ''));
    return {
      headline: result.notes.some(({ id }) => id === 'hours_disagree')
        ? 'We can’t tell yet if you make money on this job'
        : headlineOf(profit, size, show('margin') ?? ''),
      lede: sentences(
        `Each hour brings in ${show('hour_income')} and costs ${format.money(inputs.hour_cost ?? '0')}.`,
        show('target_price') && `${show('target_price')} would hit your profit goal.`,
      ),
    };
  },
  chart: {
    parts: [
      ['labor_cost', undefined, 'Hours'],
      ['materials', undefined, 'Materials'],
      ['card_fee_amount', undefined, 'Card fees'],
      ['profit', 'marked', 'What’s left'],
    ],
    whole: 'price_net',
    bars: [['price_net'], ['job_cost', 'late']],
  },
  group: 'prices',
} as const satisfies Calculator;

const headlineOf = (profit: string, size: string, margin: string) => {
  if (profit === '0') return 'You just break even on this job';
  return profit.startsWith('-')
    ? `You lose ${size} on this job`
    : `You make ${size} on this job, ${margin} of the price`;
};
