import type { LocalDate } from '../../lib/local-date.ts';
import type { Ratings } from './review.ts';

const mostMonths = 12;

/** The stars of a review and the day it was left at the business. */
type Rated = { readonly stars: number; readonly on: LocalDate };
type Sum = { readonly reviews: number; readonly stars: number };

const plus = (one: Sum, other: Sum): Sum => ({
  reviews: one.reviews + other.reviews,
  stars: one.stars + other.stars,
});
const nothing: Sum = { reviews: 0, stars: 0 };

/** What some reviews come to by month, the last twelve that have one; and those before together, if `isAll` of the place. */
export const ratingMonths = (
  reviews: readonly Rated[],
  { isAll }: { isAll: boolean },
): Pick<Ratings, 'months' | 'earlier'> => {
  const months = new Map<string, Sum>();
  for (const { stars, on } of reviews) {
    const month = on.slice(0, 7);
    months.set(month, plus(months.get(month) ?? nothing, { reviews: 1, stars }));
  }
  const all = [...months]
    .map(([month, sum]) => ({ month, ...sum }))
    .toSorted((a, b) => (a.month < b.month ? -1 : 1));
  return {
    months: all.slice(-mostMonths),
    earlier: isAll ? all.slice(0, -mostMonths).reduce(plus, nothing) : null,
  };
};

/** The average of some reviews, with one decimal. */
export const averageOf = ({ reviews, stars }: Sum): number =>
  Math.round((stars / reviews) * 10) / 10;

/** How many reviews were left in a month; null for a month of which not all were read. */
export const reviewsIn = ({ months, earlier }: Ratings, month: string): number | null => {
  const first = months[0]?.month ?? '';
  const isKnown = earlier ? month >= first || earlier.reviews === 0 : month > first;
  return isKnown ? (months.find((one) => one.month === month)?.reviews ?? 0) : null;
};

/** The rating at the end of a month, of all reviews left until then that stand today; null before the first, or where not all were read. */
export const ratingAfter = ({ months, earlier }: Ratings, month: string): number | null => {
  if (!earlier || month < (months[0]?.month ?? '')) return null;
  const until = months.filter((one) => one.month <= month).reduce<Sum>(plus, earlier);
  return until.reviews > 0 ? averageOf(until) : null;
};
