import { defineHours, defineMoney, type NumberDefinition } from '../define-number.ts';
import { type Calculator, sentences } from './calculator.ts';
import { type Exact, exact, share } from './exact-decimals.ts';
import type { Inputs, Sheet } from './input-and-result-types.ts';
import { noteWeeks, weeksFormula, weeksOf } from './working-weeks.ts';

/** Numbers of one hire: asked for that case and never kept. */
export const costOfHireNumbers = {
  hire_hours: defineHours('New hire’s paid hours per week', [1, 80], {
    question: 'How many hours a week would you pay them?',
    source: 'your own choice',
  }),
  turned_down_hours: defineHours('Work you turn away per week', [0, 400], {
    question: 'How many job hours a week do you put off or turn away?',
    source: 'your call log',
  }),
  sub_rate: defineMoney('Subcontractor rate per hour', [1, 1000], {
    question: 'What does a subcontractor charge per hour?',
    source: 'a quote',
  }),
} as const satisfies Record<string, NumberDefinition>;

declare module '../kept-and-case-number-definitions.ts' {
  interface OwnNumbers extends Record<keyof typeof costOfHireNumbers, NumberDefinition> {}
}

/** The steps of a week's wages with extras and of what the person adds, and their sum as a figure. */
const costLines = (inputs: Inputs, sheet: Sheet) => {
  const hours = sheet.given('hire_hours');
  const weeks = weeksOf(inputs);
  const factor = share(inputs.payroll_extras ?? '0').add(1);
  const wages = sheet.step(
    'wage_week',
    sheet.given('wage_hour').mul(hours).mul(factor),
    '{wage_hour} × {hire_hours} × (1 + {payroll_extras})',
  );
  const given = inputs.extra_cost_month !== undefined;
  const extra = sheet.step(
    'extra_week',
    exact(inputs.extra_cost_month ?? '0')
      .mul(12)
      .div(weeks),
    given ? `{extra_cost_month} × 12 ÷ ${weeksFormula(inputs)}` : '0',
  );
  const week = wages.add(extra);
  sheet.figure('hire_week_cost', week, '{wage_week} + {extra_week}');
  sheet.figure(
    'hire_month_cost',
    week.mul(weeks).div(12),
    `{hire_week_cost} × ${weeksFormula(inputs)} ÷ 12`,
  );
  sheet.figure('hire_hour_cost', week.div(hours), '{hire_week_cost} ÷ {hire_hours}');
  return { hours, week, extra, factor };
};
type Cost = ReturnType<typeof costLines>;

/** What the waiting work makes of it. */
const resultLines = (inputs: Inputs, sheet: Sheet, { hours, week, extra, factor }: Cost) => {
  const waiting = sheet.given('turned_down_hours');
  const income = sheet.given('hour_income');
  const busy = waiting.lt(hours);
  const worked = sheet.step(
    'worked_hours',
    busy ? waiting : hours,
    busy ? '{turned_down_hours}' : '{hire_hours}',
  );
  const brought = worked.mul(income);
  const result = brought.sub(week);
  sheet.figure('left_undone_week', brought, '{worked_hours} × {hour_income}');
  sheet.figure('week_result', result, '{left_undone_week} − {hire_week_cost}');
  const wage = brought.sub(extra).div(hours.mul(factor));
  if (wage.gt(0)) {
    sheet.figure(
      'highest_wage',
      wage,
      '({left_undone_week} − {extra_week}) ÷ ({hire_hours} × (1 + {payroll_extras}))',
      { mode: 'down' },
    );
  }
  if (inputs.sub_rate !== undefined) {
    sheet.figure(
      'sub_week_result',
      worked.mul(income.sub(sheet.given('sub_rate'))),
      '{worked_hours} × ({hour_income} − {sub_rate})',
    );
  }
  if (inputs.one_off_cost !== undefined) repayLine(sheet, result);
};

const repayLine = (sheet: Sheet, result: Exact) => {
  if (result.lte(0)) {
    sheet.note('never_pays_back');
    return;
  }
  sheet.figure(
    'weeks_to_repay',
    sheet.given('one_off_cost').div(result),
    '{one_off_cost} ÷ {week_result}',
    { mode: 'up', digits: 0 },
  );
};

/** Paid hours a week above which the law may ask for a higher wage. */
const overtimeHours = 40;

/** What one more person costs, and how much work pays for them. */
export const costOfHire = {
  id: 'cost-of-hire',
  title: 'New hire cost',
  question: 'What will a new hire cost, and when will they pay for themselves?',
  mainInputs: ['wage_hour', 'hire_hours', 'turned_down_hours'],
  required: ['wage_hour', 'hire_hours', 'payroll_extras', 'hour_income'],
  conditional: [],
  optional: [
    {
      id: 'turned_down_hours',
      adds: 'Shows what’s left each week with the work you turn away now.',
    },
    { id: 'extra_cost_month', adds: 'Counts their van, phone, and tools.' },
    { id: 'one_off_cost', adds: 'Shows when you earn back the startup costs.' },
    { id: 'sub_rate', adds: 'Compares hiring with using a subcontractor.' },
    { id: 'working_weeks', adds: 'Allows for your closed weeks.' },
  ],
  figures: {
    hours_to_cover: ['Job hours per week to cover it', 'hours'],
    share_to_cover: ['Share of paid hours that need to be on jobs', 'percent'],
    hire_week_cost: ['Cost per week', 'money'],
    hire_month_cost: ['Cost per month', 'money'],
    hire_hour_cost: ['Cost per paid hour', 'money'],
    left_undone_week: ['Work turned away per week', 'money'],
    week_result: ['Left over per week', 'money'],
    highest_wage: ['Highest wage to break even', 'money'],
    weeks_to_repay: ['Weeks to earn back startup costs', 'count'],
    hours_to_beat_sub: ['Hours per week before hiring is cheaper', 'hours'],
    sub_week_result: ['Left over per week with a subcontractor', 'money'],
  },
  steps: {
    wage_week: ['Weekly wages and payroll costs', 'money'],
    extra_week: ['Added cost per working week', 'money'],
    worked_hours: ['Job hours per week they’d work', 'hours'],
  },
  notes: {
    no_extra_costs: 'Doesn’t include a van, phone, or tools, so the real cost is higher.',
    cannot_pay_for_itself: 'Even fully booked, this person costs more than they bring in.',
    never_pays_back: 'You don’t turn away enough work to earn this back.',
    sub_loses: 'Each subcontractor hour costs as much as you make on it, or more.',
    overtime_ask: 'You could owe overtime for hours over 40. Ask your payroll service.',
  },
  caveats: [
    'Assumes overhead stays the same. Expect less in the first weeks while they learn.',
    'Not sure if they count as an employee? Ask a lawyer.',
  ],
  needs: () => ['wage_hour', 'hire_hours', 'payroll_extras', 'hour_income'],
  work: (inputs, sheet) => {
    const cost = costLines(inputs, sheet);
    const need = cost.week.div(sheet.given('hour_income'));
    sheet.figure('hours_to_cover', need, '{hire_week_cost} ÷ {hour_income}', { mode: 'up' });
    sheet.figure(
      'share_to_cover',
      need.div(cost.hours),
      '{hire_week_cost} ÷ {hour_income} ÷ {hire_hours}',
      { mode: 'up' },
    );
    noteWeeks(inputs, sheet);
    if (inputs.extra_cost_month === undefined) sheet.note('no_extra_costs');
    if (need.gt(cost.hours)) sheet.note('cannot_pay_for_itself');
    if (cost.hours.gt(overtimeHours)) sheet.note('overtime_ask');
    if (inputs.sub_rate !== undefined) {
      const rate = sheet.given('sub_rate');
      const formula = '{hire_week_cost} ÷ {sub_rate}';
      sheet.figure('hours_to_beat_sub', cost.week.div(rate), formula, { mode: 'up' });
      if (rate.gte(sheet.given('hour_income'))) sheet.note('sub_loses');
    }
    if (inputs.turned_down_hours !== undefined) resultLines(inputs, sheet, cost);
    return undefined;
  },
  finding: (show, { result, format }) => {
    const left = result.figures.find(({ id }) => id === 'week_result')?.value;
    return {
      // More hours than they are paid for would be no answer.
      headline: result.notes.some(({ id }) => id === 'cannot_pay_for_itself')
        ? 'Even fully booked, a new hire costs more than they bring in'
        : `A new hire needs ${show('hours_to_cover')} job hours a week to cover their cost`,
      lede: sentences(
        `They cost ${show('hire_week_cost')} a week.`,
        left &&
          (left.startsWith('-')
            ? `With the work you turn away now, you’d be short ${format.money(left.slice(1))} a week.`
            : `With the work you turn away now, you’d have ${format.money(left)} a week left over.`),
      ),
    };
  },
  chart: { bars: [['hours_to_cover', 'marked'], ['turned_down_hours'], ['hire_hours', 'quiet']] },
  group: 'costs',
} as const satisfies Calculator;
