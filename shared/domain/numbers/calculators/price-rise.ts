import { defineMoney, definePercent, type NumberDefinition } from '../define-number.ts';
import type { Calculated, ChartData } from './calculation-chart-types.ts';
import { type Calculator, refuse, sentences } from './calculator.ts';
import { type Exact, one } from './exact-decimals.ts';
import type { FiguresResult, Inputs, Sheet } from './input-and-result-types.ts';
import { leftNeeds, leftOf } from './left-of-one-more-job.ts';
import {
  newPrice,
  newPriceFormula,
  newPriceNeeds,
  newPriceOptions,
} from './new-price-or-percent.ts';
import { keptAtPrice, notePrice } from './sales-tax-and-card-fees.ts';
import { sharedFigures } from './shared-labels.ts';
import { noteWeeks, weeksFormula, weeksOf } from './working-weeks.ts';

/** Numbers of one change of a price: asked for that case and never kept. */
export const priceRiseNumbers = {
  new_price: defineMoney('New price', [1, 250_000], {
    question: 'What’s the new price?',
    source: 'your own choice',
  }),
  price_change: definePercent('Price change', [0.1, 300], {
    question: 'By what percent? Enter a positive number.',
    source: 'your own choice',
  }),
} as const satisfies Record<string, NumberDefinition>;

declare module '../kept-and-case-number-definitions.ts' {
  interface OwnNumbers extends Record<keyof typeof priceRiseNumbers, NumberDefinition> {}
}

const yearLines = (inputs: Inputs, sheet: Sheet, extra: Exact, mayLeave: Exact | undefined) => {
  const year = sheet.given('jobs_per_week').mul(weeksOf(inputs));
  const jobs = `{jobs_per_week} × ${weeksFormula(inputs)}`;
  sheet.figure('extra_month', extra.mul(year).div(12), `({kept_then} − {kept}) × ${jobs} ÷ 12`);
  sheet.figure('jobs_year', year, jobs, { digits: 0 });
  if (mayLeave) {
    sheet.figure('may_leave_jobs_year', year.mul(mayLeave), `${jobs} × {may_leave}`, {
      mode: 'down',
      digits: 0,
    });
  }
  noteWeeks(inputs, sheet);
};

/** What a price rise leaves when customers go, as a line through zero; nothing where a figure is missing. */
const riseChart = ({ result, format }: Calculated): ChartData | undefined => {
  const value = (id: string) => result.figures.find((one) => one.id === id)?.value;
  const [extra, leave] = [value('extra_month'), value('may_leave')];
  if (extra === undefined || leave === undefined) return undefined;
  const twice = format.percent(String(Math.round(Number(leave) * 20) / 10));
  return {
    kind: 'lines',
    points: [
      { value: Number(extra), label: format.percent('0') },
      { value: 0, label: `${format.percent(leave)} of jobs lost` },
      { value: -Number(extra), label: twice },
    ],
    marked: { at: 1, value: 0, shown: format.percent(leave) },
    first: `${format.money(extra)} more a month if everyone stays`,
    text: `If no one leaves, you make ${format.money(extra)} more a month. If you lose ${format.percent(leave)} of jobs, you’re back to what you make today.`,
  };
};

/** How many jobs may be lost at a higher price before the owner is worse off. */
export const priceRise = {
  id: 'price-rise',
  title: 'Price increase',
  question: 'If I raise my price, how many customers can I lose before I make less?',
  mainInputs: ['average_job_value', 'new_price', 'jobs_per_week'],
  required: ['average_job_value', 'job_materials', 'crew_paid', 'new_price'],
  conditional: ['job_hours', 'crew_hour_cost', 'sales_tax', 'price_change'],
  optional: newPriceOptions,
  figures: {
    may_leave: ['Jobs you can lose before you make less', 'percent'],
    new_price: sharedFigures.new_price,
    rise: ['Price increase', 'percent'],
    extra_job: ['Extra per job', 'money'],
    extra_month: ['Extra per month, if no one leaves', 'money'],
    jobs_year: ['Jobs per year now', 'count'],
    may_leave_jobs_year: ['Jobs per year you can lose', 'count'],
  },
  notes: {
    loses_today:
      'You’re not making money on each job, even before rent. Fix that before you look at how many customers you can lose.',
    not_a_rise: 'Enter a new price that’s higher than the old one.',
  },
  caveats: ['Check your contracts. Some prices might be locked in until they end.'],
  needs: (inputs) => [...leftNeeds(inputs), ...newPriceNeeds(inputs)],
  work: (inputs, sheet) => {
    const { price, value, outlay, left } = leftOf(inputs, sheet);
    const then = newPrice(inputs, sheet, '+');
    if (then.lte(value)) return refuse('not_a_rise');
    sheet.figure('new_price', then, newPriceFormula(inputs, '+'));
    sheet.figure('rise', then.sub(value).div(value), '{new_price} ÷ {average_job_value} − 1');
    const leftThen = keptAtPrice(inputs, sheet, price, then).sub(outlay);
    const extra = leftThen.sub(left);
    sheet.figure('extra_job', extra, '{kept_then} − {kept}');
    notePrice(inputs, sheet);
    const mayLeave = left.gt(0) ? one.sub(left.div(leftThen)) : undefined;
    if (mayLeave) {
      const formula = '1 − ({kept} − {outlay}) ÷ ({kept_then} − {outlay})';
      sheet.figure('may_leave', mayLeave, formula, { mode: 'down' });
    } else {
      sheet.note('loses_today');
    }
    if (inputs.jobs_per_week !== undefined) yearLines(inputs, sheet, extra, mayLeave);
    return undefined;
  },
  finding: (show, { result }) => ({
    headline: show('may_leave')
      ? `At ${show('new_price')}, you can lose ${show('may_leave')} of your jobs and make the same`
      : risenFromLoss(result, show('new_price') ?? ''),
    lede: sentences(
      show('may_leave_jobs_year') &&
        `That’s ${show('may_leave_jobs_year')} of ${show('jobs_year')} jobs a year.`,
      show('extra_month') && `If everyone stays, you make ${show('extra_month')} more a month.`,
    ),
  }),
  chart: { draw: riseChart, bars: [['kept'], ['kept_then', 'marked']] },
  group: 'prices',
  placeOnPage: 1,
} as const satisfies Calculator;

/** Of a job that costs more than it brings in today: whether the new price changes that. */
const risenFromLoss = ({ steps }: FiguresResult, price: string) => {
  const value = (id: string) => Number(steps.find((step) => step.id === id)?.value);
  return value('kept_then') > value('outlay')
    ? `At ${price}, each job starts to pay for itself`
    : `Even at ${price}, each job costs more than it brings in`;
};
