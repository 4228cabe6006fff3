import { describe, expect, test } from 'vitest';
import { daysInRange } from '#shared/domain/connections/performance/performance-days.ts';
import type { PlacePerformance } from '#shared/domain/connections/performance/performance-schemas.ts';
import type { Ratings } from '#shared/domain/connections/reviews/review.ts';
import type { PlaceCounts } from '#shared/domain/results/place-results-schemas.ts';
import { foldedRows, resultRows } from '#shared/domain/results/result-rows.ts';
import { sumPlaceCounts } from '#shared/domain/results/sum-place-counts.ts';
import { resultCountsIn } from '#shared/domain/results/sum-result-counts.ts';
import { weekResultLines } from '#shared/domain/results/week-result-lines.ts';

const range = { from: '2025-12-01', to: '2026-11-26' };
const performance: PlacePerformance = {
  business_id: '11111111-1111-4111-8111-111111111111',
  provider: 'google-business',
  on: range.to,
  read_at: '2026-11-26T10:00:00.000Z',
  ...daysInRange(
    [
      { day: '2026-11-18', calls: 4, directions: 1, website: 2, impressions: 1200 },
      { day: '2026-11-21', calls: 2, directions: 0, website: 0, impressions: 30 },
      { day: '2026-10-31', calls: 1, directions: 2, website: 0, impressions: 8 },
    ],
    range,
  ),
};
const ratings: Ratings = {
  average: 4.6,
  total: 10,
  months: [
    { month: '2026-08', reviews: 2, stars: 8 },
    { month: '2026-11', reviews: 3, stars: 15 },
  ],
  earlier: { reviews: 5, stars: 23 },
};
const running = '2026-11';
const of = (period: string, known: Parameters<typeof sumPlaceCounts>[1]) =>
  sumPlaceCounts(period, known, running);

describe('what a place had', () => {
  test('in a month and in a week is the sum of their days', () => {
    const known = { performance, ratings: undefined };
    expect(of('2026-11', known)).toMatchObject({ calls: 6, directions: 1, impressions: 1230 });
    expect(of('2026-10', known)).toMatchObject({ calls: 1, directions: 2 });
    expect(of('2026-W47', known)).toMatchObject({ calls: 6, rating: null, new_reviews: null });
    expect(of('2026-W48', known)).toMatchObject({ calls: null, impressions: null });
  });
  test('is not known before it was read', () => {
    expect(of('2026-11', { performance: undefined, ratings: undefined })).toEqual({
      period: '2026-11',
      calls: null,
      directions: null,
      website: null,
      impressions: null,
      new_reviews: null,
      rating: null,
    });
  });
});

describe('the rating at the end of a month', () => {
  const rated = (month: string, of: Ratings = ratings) => {
    const { rating, new_reviews } = sumPlaceCounts(
      month,
      { performance: undefined, ratings: of },
      running,
    );
    return [rating, new_reviews];
  };
  test('has all reviews until then, stays over a month without one, and is that of today in the running month', () => {
    expect(rated('2026-08')).toEqual([4.4, 2]);
    expect(rated('2026-10')).toEqual([4.4, 0]);
    expect(rated('2026-11')).toEqual([4.6, 3]);
  });
  test('is not known where not all reviews were read, or before the first', () => {
    const partial = { ...ratings, earlier: null };
    expect(rated('2026-08', partial)).toEqual([null, null]);
    expect(rated('2026-10', partial)).toEqual([null, 0]);
    expect(rated('2026-11', partial)).toEqual([4.6, 3]);
    expect(rated('2026-07', { ...ratings, earlier: { reviews: 0, stars: 0 } })).toEqual([null, 0]);
    expect(rated('2026-07')).toEqual([null, null]);
  });
  test('is none for a place without reviews', () => {
    const none = { average: null, total: 0, months: [], earlier: { reviews: 0, stars: 0 } };
    expect(rated('2026-11', none)).toEqual([null, 0]);
  });
});

const placeMonth = (period: string, calls: number | null): PlaceCounts => ({
  period,
  calls,
  directions: null,
  website: 5,
  impressions: null,
  new_reviews: 0,
  rating: calls === null ? null : 4.5,
});

test('rows of a place stand behind those of the business; what was not counted has no value, and what nobody counted no row', () => {
  const periods = ['2026-10', '2026-11'].map((period) => ({
    ...resultCountsIn(period, []),
    tasks_done: period === '2026-11' ? 3 : 0,
  }));
  const counted = {
    periods,
    place: {
      periods: [placeMonth('2026-10', 12), placeMonth('2026-11', null)],
      name: 'Google',
    },
    since: '2026-11-03',
  };
  expect(resultRows(counted).map(({ label, values }) => [label, values])).toEqual([
    ['Tasks done', [null, 3]],
    ['Calls from Google', [12, null]],
    ['Rating on Google', [4.5, null]],
  ]);
  expect(foldedRows(counted).map(({ label }) => label)).toEqual(['Website clicks from Google']);
  expect(resultRows(counted, { isDetailed: true }).map(({ id }) => id)).toContain('website');
  expect(resultRows({ ...counted, place: undefined })).toHaveLength(1);
});

describe('the lines of a check-in', () => {
  const lines = (place: Parameters<typeof weekResultLines>[1]['place'], more = {}) =>
    weekResultLines(
      { ...resultCountsIn('2026-W47', []), reminders: 3, ...more },
      {
        isWhole: true,
        money: (_, amount) => `$${amount}`,
        day: (day) => `the ${Number(day.slice(8))}th`,
        place,
      },
    );
  const week = { calls: 12, directions: 1, from: 'Google', until: '2026-11-22' };
  test('name calls and direction requests behind the money', () => {
    expect(lines(week, { came_in: { USD: 660 } })).toEqual([
      '$660 came in after your reminders',
      '12 calls and 1 direction request from Google',
      '3 reminders sent',
    ]);
  });
  test('say until when they are known, and nothing of what is zero or not known', () => {
    expect(lines({ ...week, directions: 0, until: '2026-11-20' })[0]).toBe(
      '12 calls from Google through the 20th',
    );
    expect(lines({ ...week, calls: 0, directions: null })).toEqual(['3 reminders sent']);
    expect(lines(null)).toEqual(['3 reminders sent']);
  });
});
