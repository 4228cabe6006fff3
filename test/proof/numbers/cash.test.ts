import fc from 'fast-check';
import { expect } from 'vitest';
import {
  dayNumberOf,
  isoDayOf,
  monthsAfter,
} from '#shared/domain/numbers/calculators/days-since-1970.ts';
import type {
  CashPlan,
  CashRow,
  FiguresResult,
  Inputs,
} from '#shared/domain/numbers/calculators/input-and-result-types.ts';
import { holds } from '#test/support/numbers/calculator-property.ts';
import {
  atMost,
  equal,
  figuresOf,
  number,
  plus,
  shownOf,
} from '#test/support/numbers/exact-figures.ts';
import { cash, cashRow } from '#test/support/numbers/number-arbitraries.ts';

const planOf = (inputs: Inputs): { plan: CashPlan; result: FiguresResult } => {
  const result = figuresOf('cash-13-weeks', inputs);
  if (!result.cash) throw new Error('There is no plan');
  return { plan: result.cash, result };
};

holds('thirteen weeks follow each other from today’s balance to the last', cash, (known) => {
  const { plan, result } = planOf(known);
  expect(plan.weeks).toHaveLength(13);
  let before = known.cash_today;
  for (const week of plan.weeks) {
    expect(week.start).toBe(before);
    equal(number(week.end), number(week.start).add(number(week.in)).sub(number(week.out)));
    atMost(number(week.end_sure), number(week.end));
    atMost(number(week.low_sure), number(week.end_sure));
    before = week.end;
  }
  const end = number(known.cash_today)
    .add(shownOf(result, 'total_in'))
    .sub(shownOf(result, 'total_out'));
  equal(end, shownOf(result, 'end_cash'));
  const lows = plan.weeks.map(({ low_sure }) => Number(low_sure));
  expect(Number(shownOf(result, 'low_point').toString())).toBe(Math.min(...lows));
});

holds('the order of the rows does not matter', cash, (known) => {
  const turned = planOf({ ...known, rows: known.rows.toReversed() });
  expect(turned).toEqual(planOf(known));
});

const hoped = fc.record({ known: cash, row: cashRow });
holds('money that is hoped for never moves the sure line', hoped, ({ known, row }) => {
  const one = planOf(known).plan;
  const more: CashRow = { ...row, way: 'in', sure: false };
  const two = planOf({ ...known, rows: [...known.rows, more] }).plan;
  for (const [at, week] of two.weeks.entries()) {
    const other = one.weeks[at];
    expect(week.end_sure).toBe(other?.end_sure);
    expect(week.low_sure).toBe(other?.low_sure);
    atMost(number(other?.end), number(week.end));
  }
  expect(two.low_point_on).toBe(one.low_point_on);
});

holds('seven cents more today are seven cents more on every day', cash, (known) => {
  const { plan, result } = planOf(known);
  const richer = planOf({ ...known, cash_today: plus(known.cash_today, '0.07') });
  for (const [at, week] of richer.plan.weeks.entries()) {
    expect(week.end).toBe(plus(plan.weeks[at]?.end, '0.07'));
    expect(week.low_sure).toBe(plus(plan.weeks[at]?.low_sure, '0.07'));
  }
  expect(richer.plan.low_point_on).toBe(plan.low_point_on);
  equal(shownOf(richer.result, 'low_point'), shownOf(result, 'low_point').add('0.07'));
});

/** Finds the same days by going through all of them. */
const everyDay = { once: 0, weekly: 7, '2-weeks': 14, '4-weeks': 28 } as const;
const happensOn = ({ date, repeat }: CashRow, day: number) => {
  const since = day - dayNumberOf(date);
  if (since < 0) return false;
  if (repeat === 'once') return since === 0;
  if (repeat !== 'monthly') return since % everyDay[repeat] === 0;
  return Array.from({ length: 10 }, (_, months) => monthsAfter(date, months)).includes(day);
};
const oneRow = fc.record({ row: cashRow, today: cash.map(({ today }) => today) });
holds(
  'a row is counted on each of its days within the 13 weeks and on no other',
  oneRow,
  ({ row, today }) => {
    const { plan } = planOf({
      today,
      cash_today: '0',
      rows: [{ ...row, amount: '1', way: 'out' }],
    });
    for (const week of plan.weeks) {
      const from = dayNumberOf(week.from);
      const monday = from - ((from + 3) % 7);
      const days = Array.from({ length: 7 }, (_, at) => monday + at).filter(
        (day) => day >= dayNumberOf(today) && happensOn(row, day),
      );
      expect(week.out, `${isoDayOf(monday)} ${days.map(isoDayOf)}`).toBe(String(days.length));
    }
  },
);
