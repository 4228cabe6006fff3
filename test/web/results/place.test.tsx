import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import type { PlaceCounts, PlaceResults } from '#shared/domain/results/place-results-schemas.ts';
import { resultRows } from '#shared/domain/results/result-rows.ts';
import { resultCountsIn } from '#shared/domain/results/sum-result-counts.ts';
import { ConnectedPlaceResults } from '#web/features/results/connected-place-results.tsx';
import { resultsFile } from '#web/features/results/results-file.ts';
import { shownPeriods } from '#web/features/results/shown-periods.ts';

afterEach(cleanup);

const counted = (period: string, more: Partial<PlaceCounts> = {}): PlaceCounts => ({
  period,
  calls: 0,
  directions: 0,
  website: 0,
  impressions: 0,
  new_reviews: 0,
  rating: null,
  ...more,
});
const placeOf = (more: Partial<PlaceCounts>, until: string | null): PlaceResults => ({
  provider: 'google-business',
  until,
  month: counted('2026-11', more),
  periods: null,
});
const shown = (more: Partial<PlaceCounts>, until: string | null) => {
  render(<ConnectedPlaceResults place={placeOf(more, until)} today="2026-11-26" />);
  return [
    screen.getByRole('heading').textContent,
    screen.getByText(/numbers come in up to 5 days late/).textContent,
  ];
};

describe('what is said of a place this month', () => {
  test('names what was counted, through the last known day', () => {
    const more = { calls: 23, directions: 1, new_reviews: 2, rating: 4.6 };
    expect(shown(more, '2026-11-21')).toEqual([
      '23 calls, 1 direction request, and 2 new reviews from Google, rating 4.6',
      'Google’s numbers come in up to 5 days late. These are through November 21. We can’t say why people called or came.',
    ]);
  });
  test('is two counts in one line, or a rating alone', () => {
    expect(shown({ calls: 23, directions: 11 }, '2026-11-21')[0]).toBe(
      '23 calls and 11 direction requests from Google',
    );
    cleanup();
    expect(shown({ rating: 4.6 }, '2026-11-21')[0]).toBe('Rating on Google: 4.6');
  });
  test('says that there were no calls, and that nothing was read yet', () => {
    expect(shown({}, '2026-11-21')[0]).toBe('No calls from Google in November so far');
    cleanup();
    expect(shown({ calls: null, directions: null }, null)).toEqual([
      'Waiting for Google’s numbers',
      'Google’s numbers come in up to 5 days late. Check back tomorrow.',
    ]);
  });
  test('does not call it none when no day of the month is known yet', () => {
    expect(shown({ calls: null, directions: null }, '2026-10-29')[0]).toBe(
      'Google hasn’t told us about November yet',
    );
  });
});

test('months before the business was added are shown where its place has counts; the file leaves empty what is not known', () => {
  const months = ['2026-08', '2026-09', '2026-10', '2026-11'];
  const periods = months.map((month) => resultCountsIn(month, []));
  const ofPlace = [
    counted('2026-08', { calls: null, impressions: null, directions: null, website: null }),
    counted('2026-09', { calls: 12, impressions: 1204 }),
    counted('2026-10', { calls: 9 }),
    counted('2026-11', { calls: 3, rating: 4.6 }),
  ];
  const results = {
    since: '2026-11-03',
    periods: { months: periods, weeks: [] },
    place: { ...placeOf({}, '2026-11-21'), periods: { months: ofPlace, weeks: [] } },
  };
  const wanted = shownPeriods(results, 'months');
  expect(wanted.periods.map(({ period }) => period)).toEqual(months.slice(1));
  const file = resultsFile(resultRows(wanted, { isDetailed: true }), wanted.periods);
  expect(file.trim().split('\r\n')).toEqual([
    '"Month from","Calls from Google","Times shown on Google","Rating on Google"',
    '"2026-11-01","3","0","4.6"',
    '"2026-10-01","9","0",""',
    '"2026-09-01","12","1204",""',
  ]);
  expect(shownPeriods({ ...results, place: null }, 'months').periods).toHaveLength(1);
});
