import { type Calculator, refuse, sentences } from './calculator.ts';
import { type Exact, one } from './exact-decimals.ts';
import { crewNeeds, crewYear } from './hour-cost.ts';
import type { Inputs, Sheet } from './input-and-result-types.ts';
import { leftNeeds, leftOf, neverBelow } from './left-of-one-more-job.ts';
import { notePrice, type Price, priceNetFormula } from './sales-tax-and-card-fees.ts';
import { sharedFigures } from './shared-labels.ts';
import { noteWeeks, weeksFormula, weeksOf } from './working-weeks.ts';

/** What a year needs, what one more job leaves of its price. */
type Shares = { fixed: Exact; left: Exact; value: Exact };

/** What a year costs without a single job; a crew that is paid anyway is in it. */
const fixedYear = (inputs: Inputs, sheet: Sheet): Exact => {
  const anyway = inputs.crew_paid === 'anyway';
  const base = sheet.given('overhead_month').add(sheet.given('owner_pay')).mul(12);
  const all = anyway ? base.add(crewYear(inputs, sheet)) : base;
  const formula = '12 × ({overhead_month} + {owner_pay})';
  return sheet.step('fixed_year', all, anyway ? `${formula} + {crew_year}` : formula);
};

/** What has to be bought: the jobs that repay it and that carry its monthly cost. */
const purchaseLines = (inputs: Inputs, sheet: Sheet, left: Exact) => {
  if (inputs.one_off_cost !== undefined) {
    sheet.figure(
      'jobs_to_repay',
      sheet.given('one_off_cost').div(left),
      '{one_off_cost} ÷ {job_left}',
      { mode: 'up', digits: 0 },
    );
  }
  if (inputs.extra_cost_month !== undefined) {
    sheet.figure(
      'jobs_to_carry',
      sheet.given('extra_cost_month').div(left),
      '{extra_cost_month} ÷ {job_left}',
      { mode: 'up', digits: 0 },
    );
  }
};

/** What is left over at today's sales, as typed or as the usual jobs make them. */
const resultLines = (inputs: Inputs, sheet: Sheet, price: Price, shares: Shares) => {
  const { fixed, left, value } = shares;
  const hasJobs = inputs.jobs_per_week !== undefined;
  if (inputs.monthly_sales === undefined && !hasJobs) return;
  const ofJobs = () =>
    price.net(value).mul(sheet.given('jobs_per_week')).mul(weeksOf(inputs)).div(12);
  const sales =
    inputs.monthly_sales === undefined
      ? sheet.step(
          'sales_month',
          ofJobs(),
          `${priceNetFormula(inputs, '{average_job_value}')} × {jobs_per_week} × ${weeksFormula(inputs)} ÷ 12`,
        )
      : sheet.step('sales_month', sheet.given('monthly_sales'), '{monthly_sales}');
  const part = left.div(price.net(value));
  const resultOf = (sold: Exact) => sold.mul(part).sub(fixed.div(12));
  const result = resultOf(sales);
  sheet.figure('result_month', result, '{sales_month} × {job_left_share} − {fixed_month}');
  if (hasJobs && resultOf(ofJobs()).lt(0) !== result.lt(0)) sheet.note('sales_disagree');
  if (sales.gt(0)) {
    sheet.figure(
      'cushion',
      one.sub(fixed.div(part).div(12).div(sales)),
      '1 − {even_sales_month} ÷ {sales_month}',
      { mode: 'down' },
    );
  }
};

/** The jobs, hours and sales at which everything is paid. */
const evenLines = (inputs: Inputs, sheet: Sheet, price: Price, { fixed, left, value }: Shares) => {
  const jobs = fixed.div(left);
  const part = left.div(price.net(value));
  const weekly = jobs.div(weeksOf(inputs));
  const weeklyFormula = `{fixed_year} ÷ {job_left} ÷ ${weeksFormula(inputs)}`;
  sheet.figure('fixed_month', fixed.div(12), '{fixed_year} ÷ 12');
  sheet.figure('job_left', left, '{kept} − {outlay}');
  const net = priceNetFormula(inputs, '{average_job_value}');
  sheet.figure('job_left_share', part, `({kept} − {outlay}) ÷ (${net})`);
  sheet.figure('even_jobs_year', jobs, '{fixed_year} ÷ {job_left}', { mode: 'up', digits: 0 });
  sheet.figure('even_jobs_week', weekly, weeklyFormula, { mode: 'up' });
  sheet.figure(
    'even_sales_month',
    fixed.div(part).div(12),
    `{fixed_year} ÷ {job_left} × (${net}) ÷ 12`,
    { mode: 'up' },
  );
  if (inputs.job_hours === undefined) return;
  const hours = weekly.mul(sheet.given('job_hours'));
  sheet.figure('even_hours_week', hours, `${weeklyFormula} × {job_hours}`, { mode: 'up' });
  if (inputs.job_hours_week !== undefined && hours.gt(sheet.given('job_hours_week'))) {
    sheet.note('over_capacity');
  }
};

/** How many jobs pay for everything, the owner included. */
export const breakEven = {
  id: 'break-even',
  title: 'Break-even',
  question: 'How many jobs do I need to break even, including my own pay?',
  mainInputs: ['overhead_month', 'owner_pay', 'average_job_value'],
  required: ['overhead_month', 'owner_pay', 'average_job_value', 'job_materials', 'crew_paid'],
  conditional: [
    'job_hours',
    'crew_hour_cost',
    'crew_hours',
    'wage_hour',
    'payroll_extras',
    'sales_tax',
  ],
  optional: [
    { id: 'jobs_per_week', adds: 'Shows what you have left over each month now.' },
    { id: 'working_weeks', adds: 'Allows for your closed weeks.' },
    { id: 'card_fee', adds: 'Needed if customers pay by card.' },
    { id: 'monthly_sales', adds: 'Shows what’s left over each month from your real sales.' },
    { id: 'job_hours', adds: 'Shows how many hours you need to break even.' },
    { id: 'job_hours_week', adds: 'Shows if you have enough hours.' },
    { id: 'one_off_cost', adds: 'Shows how many jobs pay off a purchase.' },
    { id: 'extra_cost_month', adds: 'Shows how many jobs cover its monthly cost.' },
    { id: 'tax_mode', adds: 'Takes sales tax out of your price.' },
  ],
  figures: {
    even_jobs_week: ['Jobs per working week to break even', 'count'],
    even_jobs_year: ['Jobs per year to break even', 'count'],
    fixed_month: ['Monthly costs to cover', 'money'],
    job_left: sharedFigures.job_left,
    job_left_share: ['Share of price left over', 'percent'],
    even_sales_month: ['Monthly sales to break even', 'money'],
    even_hours_week: ['Job hours per week to break even', 'hours'],
    result_month: ['Left over per month', 'money'],
    cushion: ['Sales can drop by', 'percent'],
    jobs_to_repay: ['Jobs to pay it off', 'count'],
    jobs_to_carry: ['Jobs per month to cover it', 'count'],
  },
  steps: {
    fixed_year: ['Yearly costs to cover', 'money'],
    sales_month: ['Monthly sales', 'money'],
  },
  notes: {
    over_capacity: 'You don’t have enough hours for this.',
    sales_disagree:
      'Your monthly sales don’t fit your price and jobs per week. One of them is wrong.',
  },
  caveats: ['Doesn’t include loan principal or income tax.'],
  needs: (inputs) => [
    'overhead_month',
    'owner_pay',
    ...leftNeeds(inputs),
    ...(inputs.crew_paid === 'anyway' ? crewNeeds(inputs) : []),
  ],
  work: (inputs, sheet) => {
    const { price, value, outlay, left } = leftOf(inputs, sheet);
    if (left.lte(0)) {
      neverBelow(inputs, sheet, price, outlay);
      return refuse('price_below_cost', { never_below: sheet.named('never_below') });
    }
    notePrice(inputs, sheet);
    noteWeeks(inputs, sheet);
    const shares = { fixed: fixedYear(inputs, sheet), left, value };
    evenLines(inputs, sheet, price, shares);
    purchaseLines(inputs, sheet, left);
    if (sheet.given('owner_pay').equals(0)) sheet.note('owner_free');
    resultLines(inputs, sheet, price, shares);
    return undefined;
  },
  finding: (show, { result, inputs, format }) => {
    const isUnclear = result.notes.some(({ id }) => id === 'sales_disagree');
    const left = isUnclear
      ? undefined
      : result.figures.find(({ id }) => id === 'result_month')?.value;
    const you =
      Number(inputs.owner_pay) === 0 ? 'not counting your own pay' : 'including your own pay';
    // A month that costs nothing is one whose costs were left out.
    const isFree = Number(result.figures.find(({ id }) => id === 'fixed_month')?.value) === 0;
    return {
      headline: isFree
        ? 'Add your overhead and your pay to see when you break even'
        : `You need ${show('even_jobs_week')} jobs a week to break even, ${you}`,
      lede: sentences(
        `You need ${show('fixed_month')} a month. Each job adds ${show('job_left')} toward it.`,
        left &&
          (left.startsWith('-')
            ? `At your current sales, you’re short ${format.money(left.slice(1))} a month.`
            : `At your current sales, you have ${format.money(left)} a month left over.`),
      ),
    };
  },
  chart: { bars: [['even_sales_month', 'marked'], ['sales_month']] },
  group: 'business',
  placeOnPage: 4,
} as const satisfies Calculator;
