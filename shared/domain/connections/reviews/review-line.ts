import type { Review } from './review.ts';

/** The first name of a reviewer, for a line about them. */
export const firstNameOf = ({ name }: Pick<Review, 'name'>): string =>
  name.split(' ')[0] || 'Someone';

/** "Mike left 2 stars", "Mike left 1 star" */
export const reviewLine = (review: Pick<Review, 'name' | 'stars'>): string =>
  `${firstNameOf(review)} left ${review.stars} ${review.stars === 1 ? 'star' : 'stars'}`;
