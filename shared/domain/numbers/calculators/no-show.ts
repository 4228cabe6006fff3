import { type Calculator, refuse, sentences } from './calculator.ts';
import type { Exact } from './exact-decimals.ts';
import type { Inputs, Sheet } from './input-and-result-types.ts';
import { neverBelow } from './left-of-one-more-job.ts';
import { keepFormula, notePrice, priceOf, taxNeeds } from './sales-tax-and-card-fees.ts';
import { noteWeeks, weeksFormula, weeksOf } from './working-weeks.ts';

/** The share of missed visits among all that were planned. */
const shareLine = (inputs: Inputs, sheet: Sheet, missed: Exact) => {
  if (inputs.jobs_per_week === undefined) return;
  const planned = sheet.given('jobs_per_week').mul(52).div(12).add(missed);
  if (planned.equals(0)) return;
  sheet.step('visits_month', planned, '{jobs_per_week} × 52 ÷ 12 + {missed_visits}');
  sheet.figure('missed_share', missed.div(planned), '{missed_visits} ÷ {visits_month}');
};

/** What visits cost that fall out too late to fill the hour; the crew is paid, so its hours are never saved. */
export const noShow = {
  id: 'no-show',
  title: 'No-show cost',
  question: 'What do no-shows cost me, and is a reminder service worth it?',
  mainInputs: ['missed_visits', 'average_job_value'],
  required: ['missed_visits', 'average_job_value', 'job_materials'],
  conditional: ['sales_tax'],
  optional: [
    { id: 'extra_cost_month', adds: 'Shows if a reminder service at that price is worth it.' },
    { id: 'jobs_per_week', adds: 'Shows your no-show rate.' },
    { id: 'working_weeks', adds: 'Allows for your closed weeks.' },
    { id: 'card_fee', adds: 'Needed if customers pay by card.' },
    { id: 'tax_mode', adds: 'Takes sales tax out of your price.' },
  ],
  figures: {
    missed_month: ['No-show cost per month', 'money'],
    missed_visit: ['Cost of one no-show', 'money'],
    missed_year: ['No-show cost per year', 'money'],
    missed_share: ['No-show rate', 'percent'],
    visits_to_cover: ['Visits to save to pay for reminders', 'count'],
  },
  steps: {
    visits_month: ['Visits per month, with no-shows', 'count'],
  },
  caveats: ['If you rescheduled a visit and filled the spot, it’s not a no-show.'],
  needs: (inputs) => ['missed_visits', 'average_job_value', 'job_materials', ...taxNeeds(inputs)],
  work: (inputs, sheet) => {
    const price = priceOf(inputs);
    const value = sheet.given('average_job_value');
    const outlay = sheet.step('outlay', sheet.given('job_materials'), '{job_materials}');
    const kept = sheet.step('kept', price.keep(value), keepFormula(inputs, '{average_job_value}'));
    const each = kept.sub(outlay);
    if (each.lte(0)) {
      neverBelow(inputs, sheet, price, outlay);
      return refuse('price_below_cost', { never_below: sheet.named('never_below') });
    }
    const missed = sheet.given('missed_visits');
    const month = each.mul(missed);
    sheet.figure('missed_visit', each, '{kept} − {job_materials}');
    sheet.figure('missed_month', month, '{missed_visit} × {missed_visits}');
    sheet.figure(
      'missed_year',
      month.mul(12).mul(weeksOf(inputs)).div(52),
      `{missed_month} × 12 × ${weeksFormula(inputs)} ÷ 52`,
    );
    shareLine(inputs, sheet, missed);
    if (inputs.extra_cost_month !== undefined) {
      sheet.figure(
        'visits_to_cover',
        sheet.given('extra_cost_month').div(each),
        '{extra_cost_month} ÷ {missed_visit}',
        { mode: 'up', digits: 0 },
      );
    }
    notePrice(inputs, sheet);
    noteWeeks(inputs, sheet);
    return undefined;
  },
  finding: (show, { inputs }) => ({
    headline:
      Number(inputs.missed_visits) === 0
        ? `One no-show would cost you ${show('missed_visit')}`
        : `No-shows cost you ${show('missed_month')} a month`,
    lede: sentences(
      Number(inputs.missed_visits) > 0 &&
        `That’s ${show('missed_year')} a year${show('missed_share') ? `, ${show('missed_share')} of your visits` : ''}.`,
      show('visits_to_cover') &&
        `Visits you need to save each month to cover the reminder service: ${show('visits_to_cover')}.`,
    ),
  }),
  chart: { bars: [['missed_visit'], ['missed_month', 'marked']] },
  group: 'costs',
} as const satisfies Calculator;
