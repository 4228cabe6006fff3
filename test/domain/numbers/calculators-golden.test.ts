import { expect, test } from 'vitest';
import type {
  CalculatorResult,
  Figure,
} from '#shared/domain/numbers/calculators/input-and-result-types.ts';
import { calculate } from '#shared/domain/numbers/calculators/run-calculator.ts';
import { suggestedCashRows } from '#shared/domain/numbers/calculators/suggested-cash-rows.ts';
import { createFormat } from '#shared/domain/numbers/number-format-and-local-words.ts';
import {
  fromCents,
  type GoldenResult,
  goldenCases,
  goldenCashRows,
} from '#test/support/numbers/golden.ts';

const dollars = createFormat({ locale: 'en-US', currency: 'USD' });

/** A figure as the golden file writes it, with exact money in cents. */
const asGolden = ({ unit, value, exact }: Figure) => {
  if (unit !== 'money') return { value, exact, shown: dollars.value(unit, value) };
  const [numerator = 0n, denominator = 1n] = exact.split('/').map(BigInt);
  return {
    value: Math.round(Number(value) * 100),
    exact: reduced(numerator * 100n, denominator),
    shown: dollars.money(value),
  };
};
const reduced = (numerator: bigint, denominator: bigint) => {
  let [a, b] = [numerator < 0n ? -numerator : numerator, denominator];
  while (b > 0n) [a, b] = [b, a % b];
  return `${numerator / a}/${denominator / a}`;
};

const figuresOf = (figures: readonly Figure[]) =>
  Object.fromEntries(figures.map((figure) => [figure.id, asGolden(figure)]));
const goldenFigures = (figures: GoldenResult['figures'] = {}) =>
  Object.fromEntries(
    Object.entries(figures).map(([id, { value, exact, shown }]) => [id, { value, exact, shown }]),
  );

const weeksOf = (weeks: GoldenResult['weeks'] = []) =>
  weeks.map((week) =>
    Object.fromEntries(
      Object.entries(week).map(([key, value]) => [
        key,
        key === 'week' || key === 'from' ? value : fromCents(Number(value)),
      ]),
    ),
  );

const comesTo = (result: CalculatorResult, golden: GoldenResult) => {
  if (result.kind === 'missing') {
    const asked = golden.missing?.map((id) => (id.startsWith('new_price') ? 'new_price' : id));
    expect(result.missing).toEqual(asked);
    return;
  }
  expect(figuresOf(result.figures)).toEqual(goldenFigures(golden.figures));
  if (result.kind === 'error') {
    // A typed profit of 100 gets a note about its likely meaning.
    const outside = golden.error === 'out_of_bounds' && golden.ids?.includes('profit_target');
    expect(result.error.id).toBe(outside ? 'margin_too_high' : golden.error);
    expect(result.ids).toEqual(golden.ids ?? []);
    return;
  }
  expect(result.notes.map(({ id }) => id)).toEqual(golden.notes);
  expect(result.cash?.low_point_on).toBe(golden.low_point_on);
  expect(result.cash?.first_under).toEqual(golden.first_under);
  expect(result.cash?.weeks ?? []).toEqual(weeksOf(golden.weeks));
};

test.each(goldenCases)('$name', ({ calculator, inputs, result }) => {
  comesTo(calculate(calculator, inputs, 'USD'), result);
});

test.each(goldenCashRows)('rows of cash: $name', ({ inputs, rows, notes }) => {
  const suggested = suggestedCashRows(inputs, 'USD');
  expect(suggested.rows).toEqual(rows);
  expect(suggested.notes.map(({ id }) => id)).toEqual(notes);
});

test('cash exactly at the safety cushion is not under it; one cent less is', () => {
  const today = '2026-11-23';
  const firstUnder = (amount: string) => {
    const bill = { label: 'Van', way: 'out', amount, date: '2026-11-25', repeat: 'once' } as const;
    const inputs = { today, cash_today: '1000', cash_floor: '500', rows: [bill] };
    const result = calculate('cash-13-weeks', inputs, 'USD');
    return result.kind === 'figures' ? result.cash?.first_under : result;
  };
  expect(firstUnder('500')).toBeNull();
  expect(firstUnder('500.01')).toEqual({ week: 1, on: '2026-11-25' });
});
