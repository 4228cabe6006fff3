/** How the counts of a place are summed up by month and week. */

import { sumsBetween } from '../connections/performance/performance-days.ts';
import type { PlacePerformance } from '../connections/performance/performance-schemas.ts';
import { ratingAfter, reviewsIn } from '../connections/reviews/monthly-ratings.ts';
import type { Ratings } from '../connections/reviews/review.ts';
import { firstDayOf, isWeekPeriod, lastDayOf } from './period-days.ts';
import type { PlaceCounts } from './place-results-schemas.ts';

/** What is kept of a place; undefined while it was not read. */
export type KnownPlace = {
  readonly performance: PlacePerformance | undefined;
  readonly ratings: Ratings | undefined;
};

const unknown = { calls: null, directions: null, website: null, impressions: null };

/** The rating that a place has now stands in the running month: it is the one that everybody reads there. */
const ratingsIn = (month: string, ratings: Ratings | undefined, running: string) => {
  if (!ratings || isWeekPeriod(month)) return { new_reviews: null, rating: null };
  const now = ratings.total > 0 ? ratings.average : null;
  return {
    new_reviews: reviewsIn(ratings, month),
    rating: month === running ? now : ratingAfter(ratings, month),
  };
};

/** What a place had in one month or ISO week, where `running` is the month of today; days that are not known yet are in no sum. */
export const sumPlaceCounts = (
  period: string,
  { performance, ratings }: KnownPlace,
  running: string,
): PlaceCounts => {
  const range = { from: firstDayOf(period), to: lastDayOf(period) };
  return {
    period,
    ...unknown,
    ...(performance && sumsBetween(performance, range)),
    ...ratingsIn(period, ratings, running),
  };
};
