import { type Calculator, refuse, sentences } from './calculator.ts';
import type { Exact } from './exact-decimals.ts';
import { floorAndTargetPrice } from './floor-and-target-price.ts';
import type { Inputs, Sheet } from './input-and-result-types.ts';
import { leftNeeds, leftOf, neverBelow } from './left-of-one-more-job.ts';
import {
  newPrice,
  newPriceFormula,
  newPriceNeeds,
  newPriceOptions,
} from './new-price-or-percent.ts';
import { keptAtPrice, notePrice } from './sales-tax-and-card-fees.ts';
import { sharedFigures } from './shared-labels.ts';
import { noteWeeks, weeksFormula, weeksOf } from './working-weeks.ts';

const extraLines = (inputs: Inputs, sheet: Sheet, more: Exact) => {
  const jobs = sheet.given('jobs_per_week');
  const moreFormula = '({left_now} ÷ {left_then} − 1)';
  sheet.figure(
    'extra_jobs_year',
    jobs.mul(weeksOf(inputs)).mul(more),
    `{jobs_per_week} × ${weeksFormula(inputs)} × ${moreFormula}`,
    { mode: 'up', digits: 0 },
  );
  if (inputs.job_hours !== undefined) {
    sheet.figure(
      'extra_hours_week',
      jobs.mul(more).mul(sheet.given('job_hours')),
      `{jobs_per_week} × ${moreFormula} × {job_hours}`,
      { mode: 'up' },
    );
  }
  noteWeeks(inputs, sheet);
};

/**
 * A crew that is paid anyway makes one more job look cheap: where the whole cost of a job is known, it is said too, so that
 * this agrees with what the calculator of a job's profit says.
 */
const noteFullCost = (inputs: Inputs, sheet: Sheet, then: Exact) => {
  if (inputs.crew_paid !== 'anyway') return;
  if (inputs.hour_cost === undefined || inputs.job_hours === undefined) return;
  // The wanted profit is no input of this calculator.
  const { floor } = floorAndTargetPrice({ ...inputs, profit_target: '0' }, sheet);
  const lowest = sheet.figure('floor_price', floor.value, floor.formula, { mode: 'up' });
  if (then.lt(lowest)) sheet.note('below_full_cost', { floor_price: sheet.named('floor_price') });
};

/** How many more jobs a lower price takes to earn the same. */
export const discount = {
  id: 'discount',
  title: 'Discount',
  question: 'If I give this discount, how many more jobs do I need to make the same money?',
  mainInputs: ['average_job_value', 'new_price', 'jobs_per_week'],
  required: ['average_job_value', 'job_materials', 'crew_paid', 'new_price'],
  conditional: ['job_hours', 'crew_hour_cost', 'sales_tax', 'price_change'],
  optional: [
    ...newPriceOptions,
    { id: 'job_hours', adds: 'Shows how many extra hours a week you’d work.' },
    { id: 'hour_cost', adds: 'Compares it with what the job costs all in.' },
  ],
  figures: {
    extra_jobs: ['Extra jobs needed', 'percent'],
    new_price: sharedFigures.new_price,
    cut: ['Discount', 'percent'],
    given_away: ['Discount per job', 'money'],
    left_now: ['Left over per job now', 'money'],
    left_then: ['Left over per job with the discount', 'money'],
    extra_jobs_year: ['Extra jobs needed per year', 'count'],
    extra_hours_week: ['Extra hours per week', 'hours'],
    earn_back_jobs: ['Full-price jobs to make up one discount', 'count'],
    never_below: sharedFigures.never_below,
    floor_price: sharedFigures.floor_price,
  },
  notes: {
    no_extra_jobs_help: (show) =>
      `At ${show('new_price')}, no number of extra jobs will make up for it.`,
    below_full_cost: (show) =>
      `All in, with your crew, overhead, and pay, this job costs you ${show('floor_price')}. A lower price only helps on days that would be empty.`,
    not_a_cut: 'Enter a new price that’s lower than the old one and above zero.',
  },
  caveats: ['Make sure you have the hours for the extra jobs.'],
  needs: (inputs) => [...leftNeeds(inputs), ...newPriceNeeds(inputs)],
  work: (inputs, sheet) => {
    const { price, value, outlay, left } = leftOf(inputs, sheet);
    const then = newPrice(inputs, sheet, '−');
    if (then.gte(value) || then.lte(0)) return refuse('not_a_cut');
    const loses = left.lte(0);
    if (!loses) sheet.figure('new_price', then, newPriceFormula(inputs, '−'));
    const leftThen = loses ? left : keptAtPrice(inputs, sheet, price, then).sub(outlay);
    neverBelow(inputs, sheet, price, outlay);
    if (loses) return refuse('price_below_cost', { never_below: sheet.named('never_below') });
    if (leftThen.lte(0)) {
      return refuse('no_extra_jobs_help', { new_price: sheet.named('new_price') });
    }
    const more = left.div(leftThen).sub(1);
    const given = left.sub(leftThen);
    sheet.figure('cut', value.sub(then).div(value), '1 − {new_price} ÷ {average_job_value}');
    sheet.figure('given_away', given, '{kept} − {kept_then}');
    sheet.figure('left_now', left, '{kept} − {outlay}');
    sheet.figure('left_then', leftThen, '{kept_then} − {outlay}');
    sheet.figure('extra_jobs', more, '{left_now} ÷ {left_then} − 1', { mode: 'up' });
    sheet.figure('earn_back_jobs', given.div(left), '{given_away} ÷ {left_now}', { mode: 'up' });
    notePrice(inputs, sheet);
    noteFullCost(inputs, sheet, then);
    if (inputs.jobs_per_week !== undefined) extraLines(inputs, sheet, more);
    return undefined;
  },
  finding: (show, { inputs }) => ({
    headline: `At ${show('new_price')}, you need ${show('extra_jobs')} more jobs to make the same`,
    lede: sentences(
      show('extra_jobs_year') && `That’s ${show('extra_jobs_year')} more jobs a year.`,
      show('extra_hours_week') && `They take ${show('extra_hours_week')} more hours a week.`,
      inputs.crew_paid === 'anyway'
        ? `Below ${show('never_below')}, a job doesn’t even cover its materials and fees.`
        : `Below ${show('never_below')}, you lose money on each job.`,
    ),
  }),
  chart: { bars: [['left_now'], ['left_then', 'marked']] },
  group: 'prices',
  placeOnPage: 3,
} as const satisfies Calculator;
