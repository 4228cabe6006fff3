import type { Review } from '#shared/domain/connections/reviews/review.ts';
import { needsAnswer } from '#shared/domain/connections/reviews/reviews-to-answer.ts';
import { numberWord } from '#shared/domain/lib/number-words.ts';

/** What some reviews come to, as the headline of their page. */
export const reviewsTitle = (reviews: readonly Review[]): string => {
  const count = reviews.filter(needsAnswer).length;
  if (count > 0) return `${numberWord(count)} ${count === 1 ? 'review' : 'reviews'} to answer`;
  return reviews.length > 0 ? 'Every review is answered' : 'No reviews yet';
};
