import { describe, expect, test } from 'vitest';
import { DailyMetrics } from '#functions/connections/providers/google-business/google-business-schemas.ts';
import {
  daysInRange,
  knownUntil,
  type PerformanceDay,
  sumsBetween,
} from '#shared/domain/connections/performance/performance-days.ts';

const day = (on: string, calls: number, more: Partial<PerformanceDay> = {}): PerformanceDay => ({
  day: on,
  calls,
  directions: 0,
  website: 0,
  impressions: 0,
  ...more,
});
const range = { from: '2026-10-01', to: '2026-11-26' };
const read = (days: PerformanceDay[], on = range.to) => ({ ...daysInRange(days, range), on });

test('days are put in their order, a missing one is zero, and one outside of the range is left out', () => {
  const days = daysInRange(
    [day('2026-10-03', 4), day('2026-10-01', 2), day('2026-09-30', 9), day('2026-11-27', 9)],
    range,
  );
  expect(days.from).toBe('2026-10-01');
  expect(days.calls).toHaveLength(57);
  expect(days.calls.slice(0, 4)).toEqual([2, 0, 4, 0]);
  expect(days.calls.reduce((sum, value) => sum + value)).toBe(6);
});

describe('the last day that is known', () => {
  test('is the last one with any number', () => {
    expect(knownUntil(read([day('2026-11-20', 1), day('2026-11-23', 0, { impressions: 3 })]))).toBe(
      '2026-11-23',
    );
  });
  test('is at least five days ago: a quiet place has days of zeros', () => {
    expect(knownUntil(read([day('2026-11-02', 1)]))).toBe('2026-11-21');
    expect(knownUntil(read([]))).toBe('2026-11-21');
  });
});

describe('the sum of some days', () => {
  test('has each day once, also over the hour that comes twice and the month that ends in a week', () => {
    // Clocks in the US go back on November 1.
    const days = read(
      Array.from({ length: 40 }, (_, nth) =>
        day(new Date(Date.UTC(2026, 9, 10 + nth)).toISOString().slice(0, 10), 1),
      ),
    );
    expect(sumsBetween(days, { from: '2026-10-26', to: '2026-11-01' })?.calls).toBe(7);
    expect(sumsBetween(days, { from: '2026-10-01', to: '2026-10-31' })?.calls).toBe(22);
  });
  test('is so far where its last days are not known yet, and nothing where none is', () => {
    const days = read([day('2026-11-22', 2, { directions: 1 }), day('2026-11-23', 3)]);
    expect(sumsBetween(days, { from: '2026-11-23', to: '2026-11-29' })).toMatchObject({
      calls: 3,
      directions: 0,
    });
    expect(sumsBetween(days, { from: '2026-11-24', to: '2026-11-30' })).toBeNull();
  });
  test('is nothing where the first days were never read', () => {
    expect(sumsBetween(read([]), { from: '2026-09-28', to: '2026-10-04' })).toBeNull();
  });
});

const answer = (values: object[], dailyMetric = 'CALL_CLICKS') => ({
  multiDailyMetricTimeSeries: [
    { dailyMetricTimeSeries: [{ dailyMetric, timeSeries: { datedValues: values } }] },
  ],
});
const date = { year: 2026, month: 11, day: 20 };

test('a number comes as text, and a zero without one', () => {
  const read = DailyMetrics.parse(answer([{ date, value: '12' }, { date: { ...date, day: 21 } }]));
  expect(
    read.multiDailyMetricTimeSeries[0]?.dailyMetricTimeSeries[0]?.timeSeries.datedValues,
  ).toEqual([
    { date: '2026-11-20', value: 12 },
    { date: '2026-11-21', value: 0 },
  ]);
});

test.each([
  ['a negative number', answer([{ date, value: '-3' }])],
  ['a number no small business has', answer([{ date, value: '90000000' }])],
  ['a number longer than any', answer([{ date, value: '9'.repeat(40) }])],
  ['a text', answer([{ date, value: '<b>many</b>' }])],
  ['a part of a number', answer([{ date, value: '1.5' }])],
  ['a day that does not exist', answer([{ date: { ...date, month: 2, day: 31 }, value: '1' }])],
  ['a year without a month', answer([{ date: { year: 2026 }, value: '1' }])],
  ['another list', { multiDailyMetricTimeSeries: 7 }],
  ['no list', {}],
])('%s is a shape that is not known', (_, body) => {
  expect(DailyMetrics.safeParse(body).success).toBe(false);
});
