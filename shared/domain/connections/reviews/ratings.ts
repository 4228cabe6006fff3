import type { Ratings } from './review.ts';

const mostMonths = 12;

type Rated = { readonly stars: number; readonly at: string };

/** What some reviews come to by month, the last twelve that have one. */
export const ratingMonths = (reviews: readonly Rated[]): Ratings['months'] => {
  const months = new Map<string, { reviews: number; stars: number }>();
  for (const { stars, at } of reviews) {
    const month = at.slice(0, 7);
    const sum = months.get(month) ?? { reviews: 0, stars: 0 };
    months.set(month, { reviews: sum.reviews + 1, stars: sum.stars + stars });
  }
  return [...months]
    .map(([month, sum]) => ({ month, ...sum }))
    .toSorted((a, b) => (a.month < b.month ? -1 : 1))
    .slice(-mostMonths);
};

/** The average of a month, with one decimal. */
export const averageOf = ({ reviews, stars }: { reviews: number; stars: number }): number =>
  Math.round((stars / reviews) * 10) / 10;
