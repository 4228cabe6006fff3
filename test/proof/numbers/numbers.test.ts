import fc from 'fast-check';
import Fraction from 'fraction.js';
import { expect } from 'vitest';
import { calculate } from '#shared/domain/numbers/calculators/run-calculator.ts';
import { holds } from '#test/support/numbers/calculator-property.ts';
import {
  atMost,
  below,
  equal,
  exactOf,
  figure,
  figuresOf,
  has,
  number,
  plus,
  shownOf,
  without,
} from '#test/support/numbers/exact-figures.ts';
import { inputs, money, whole } from '#test/support/numbers/number-arbitraries.ts';

holds(
  'the parts of an hour add up to its cost, and the hours of a year to its months',
  inputs,
  (i) => {
    const hour = figuresOf('hour-cost', i);
    const parts = ['crew_hour_cost', 'overhead_hour', 'owner_hour'].map((id) => shownOf(hour, id));
    equal(
      parts.reduce((a, b) => a.add(b)),
      shownOf(hour, 'hour_cost'),
    );
    const year = number(i.job_hours_week).mul(number(i.working_weeks));
    equal(exactOf(hour, 'hour_cost').mul(year), exactOf(hour, 'month_cost').mul(12));
  },
);

holds('the lines of a quote add up to its price', inputs, (i) => {
  const quote = figuresOf('job-quote', i);
  const at = (id: string) => shownOf(quote, id);
  const lines = at('labor_cost').add(at('materials')).add(at('card_fee_amount')).add(at('profit'));
  equal(lines, at('price_net'));
  equal(at('price_net').add(at('tax')), at('customer_pays'));
});

holds('the lines of a price check add up, to two cents of what they are exactly', inputs, (i) => {
  const check = figuresOf('price-check', i);
  const at = (id: string) => shownOf(check, id);
  equal(at('labor_cost').add(at('materials')).add(at('card_fee_amount')), at('job_cost'));
  equal(at('price_net').sub(at('job_cost')), at('profit'));
  const exactly = ['labor_cost', 'materials', 'card_fee_amount'].reduce(
    (left, id) => left.sub(exactOf(check, id)),
    exactOf(check, 'price_net'),
  );
  atMost(at('profit').sub(exactly).abs(), new Fraction('0.02'));
  const income = exactOf(check, 'hour_income').mul(number(i.job_hours));
  equal(
    income.add(number(i.job_materials)).add(exactOf(check, 'card_fee_amount')),
    exactOf(check, 'price_net'),
  );
});

const fullWeek = fc.record({ known: inputs, jobs: whole(1, 30), hours: whole(1, 8) });
holds(
  'the profit of the jobs is the result of the month, however the crew is paid',
  fullWeek,
  (week) => {
    const perWeek = number(week.jobs).mul(number(week.hours));
    const known = {
      ...week.known,
      jobs_per_week: week.jobs,
      job_hours: week.hours,
      job_hours_week: perWeek.toString(),
    };
    const hour = figuresOf('hour-cost', known);
    const priced = {
      ...known,
      hour_cost: figure(hour, 'hour_cost').value,
      crew_hour_cost: figure(hour, 'crew_hour_cost').value,
    };
    const check = figuresOf('price-check', without(priced, 'profit_target'));
    const month = number(week.jobs)
      .mul(number(i52(known.working_weeks)))
      .div(12);
    const cost = number(priced.hour_cost).mul(number(week.hours)).add(number(known.job_materials));
    const each = exactOf(check, 'price_net').sub(exactOf(check, 'card_fee_amount')).sub(cost);
    for (const crew_paid of ['by_job', 'anyway'] as const) {
      const even = figuresOf('break-even', { ...priced, crew_paid });
      const off = exactOf(even, 'result_month').sub(each.mul(month)).abs();
      // Each of three displayed parts of an hour is at most half a cent off.
      atMost(off, month.mul(number(week.hours)).mul(new Fraction('0.015')));
    }
  },
);
const i52 = (weeks: string | undefined) => weeks ?? '52';

holds('a price check of a quote finds the profit that was wanted', inputs, (i) => {
  const quote = figuresOf('job-quote', i);
  const at = (price: string) =>
    figuresOf('price-check', { ...without(i, 'profit_target'), average_job_value: price });
  const said = number(figure(quote, 'price').value);
  fc.pre(said.gte(1) && said.lte(250_000) && shownOf(quote, 'floor_price').gte(1));
  const back = at(figure(quote, 'price').value);
  const gap = exactOf(back, 'margin').sub(number(i.profit_target));
  atMost(new Fraction(0), gap);
  // A cent of the price, in percent of it.
  atMost(gap.mul(exactOf(back, 'price_net')), new Fraction('1.5'));
  atMost(new Fraction(0), exactOf(at(figure(quote, 'floor_price').value), 'margin'));
});

holds('a rise and the cut back are each other’s mirror', inputs, (i) => {
  const rise = figuresOf('price-rise', i);
  fc.pre(has(rise, 'may_leave') && shownOf(rise, 'new_price').lte(250_000));
  const cut = figuresOf('discount', {
    ...without(i, 'price_change'),
    average_job_value: figure(rise, 'new_price').value,
    new_price: i.average_job_value,
  });
  const leave = exactOf(rise, 'may_leave').div(100);
  const more = exactOf(cut, 'extra_jobs').div(100);
  equal(new Fraction(1).sub(leave).mul(more.add(1)), new Fraction(1));
  // Losing the displayed number leaves no less than today, and losing one more does.
  const year = number(i.jobs_per_week).mul(number(i.working_weeks));
  const [now, then] = [exactOf(cut, 'left_then'), exactOf(cut, 'left_now')];
  const leaving = shownOf(rise, 'may_leave_jobs_year');
  atMost(year.mul(now), year.sub(leaving).mul(then));
  below(year.sub(leaving).sub(1).mul(then), year.mul(now));
  atMost(year.mul(then), year.add(shownOf(cut, 'extra_jobs_year')).mul(now));
});

holds('the jobs of break-even pay for the year, and one fewer does not', inputs, (i) => {
  const even = figuresOf('break-even', i);
  const year = exactOf(even, 'fixed_month').mul(12);
  const jobs = shownOf(even, 'even_jobs_year');
  atMost(year, jobs.mul(exactOf(even, 'job_left')));
  if (jobs.gt(0)) below(jobs.sub(1).mul(exactOf(even, 'job_left')), year);
  const left = exactOf(even, 'result_month').compare(0);
  expect(exactOf(even, 'cushion').compare(0)).toBe(left);
});

holds(
  'the inquiries pay the ad, one fewer does not, and it gains below the limit only',
  inputs,
  (i) => {
    const lead = figuresOf('cost-per-lead', i);
    fc.pre(has(lead, 'inquiries_to_cover'));
    const worth = exactOf(lead, 'lead_limit');
    const inquiries = shownOf(lead, 'inquiries_to_cover');
    atMost(number(i.ad_budget), inquiries.mul(worth));
    if (inquiries.gt(0)) below(inquiries.sub(1).mul(worth), number(i.ad_budget));
    expect(exactOf(lead, 'ad_result').gt(0)).toBe(exactOf(lead, 'lead_cost').lt(worth));
    const careful = number(i.crew_hour_cost).lte(number(i.hour_cost));
    if (careful && has(lead, 'lead_limit_after_all')) {
      atMost(exactOf(lead, 'lead_limit_after_all'), worth);
    }
  },
);

holds('at the highest wage the week still comes out even', inputs, (i) => {
  const hire = figuresOf('cost-of-hire', i);
  atMost(
    exactOf(hire, 'hire_week_cost'),
    shownOf(hire, 'hours_to_cover').mul(number(i.hour_income)),
  );
  equal(
    exactOf(hire, 'hire_month_cost').mul(12),
    exactOf(hire, 'hire_week_cost').mul(number(i.working_weeks)),
  );
  fc.pre(has(hire, 'highest_wage'));
  const wage = figure(hire, 'highest_wage').value;
  fc.pre(number(wage).gte(1) && number(wage).lte(500));
  const again = figuresOf('cost-of-hire', { ...i, wage_hour: wage });
  atMost(new Fraction(0), exactOf(again, 'week_result'));
});

holds('a month of missed visits is its visits', inputs, (i) => {
  const missed = figuresOf('no-show', i);
  const visits = number(i.missed_visits);
  equal(exactOf(missed, 'missed_month'), exactOf(missed, 'missed_visit').mul(visits));
});

const more = fc.record({ known: inputs, by: money(100, 200_000) });
holds('more hours make an hour cheaper, more overhead or pay dearer', more, ({ known, by }) => {
  const cost = (changes: object) =>
    exactOf(figuresOf('hour-cost', { ...known, ...changes }), 'hour_cost');
  atMost(cost({ job_hours_week: plus(known.job_hours_week, 1) }), cost({}));
  const raised = number(known.overhead_month).add(number(by));
  fc.pre(number(known.owner_pay).add(number(by)).lte(200_000) && raised.lte(1_000_000));
  below(cost({}), cost({ overhead_month: raised.toString() }));
  below(cost({}), cost({ owner_pay: plus(known.owner_pay, by) }));
});

holds('a higher price has a higher margin and needs no more jobs', more, ({ known, by }) => {
  const price = plus(known.average_job_value, by);
  const higher = { ...known, average_job_value: price };
  below(
    exactOf(figuresOf('price-check', known), 'margin'),
    exactOf(figuresOf('price-check', higher), 'margin'),
  );
  const jobs = (one: typeof known) => shownOf(figuresOf('break-even', one), 'even_jobs_year');
  atMost(jobs(higher), jobs(known));
});

holds(
  'more profit wanted is a higher price, between the floor and what is easy to say',
  inputs,
  (i) => {
    const quote = figuresOf('job-quote', i);
    const at = (id: string) => shownOf(quote, id);
    atMost(at('floor_price'), at('price'));
    atMost(at('price'), at('easy_price'));
    atMost(at('easy_price'), at('price').mul(new Fraction('1.05')).add(1));
    const [margin, markup] = [exactOf(quote, 'margin'), exactOf(quote, 'markup')];
    if (at('profit').gte(0)) expect(markup.compare(margin)).toBe(at('profit').gt(0) ? 1 : 0);
    const greedy = figuresOf('job-quote', { ...i, profit_target: plus(i.profit_target, 1) });
    atMost(at('price'), shownOf(greedy, 'price'));
  },
);

holds('a crew that is paid anyway lets fewer customers leave', inputs, (i) => {
  const [anyway, byJob] = (['anyway', 'by_job'] as const).map((crew_paid) =>
    calculate('price-rise', { ...i, crew_paid }, 'USD'),
  );
  fc.pre(anyway?.kind === 'figures' && byJob?.kind === 'figures');
  if (anyway?.kind !== 'figures' || byJob?.kind !== 'figures') return;
  fc.pre(has(byJob, 'may_leave'));
  atMost(exactOf(anyway, 'may_leave'), exactOf(byJob, 'may_leave'));
});
