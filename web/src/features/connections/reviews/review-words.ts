import type { Review } from '#shared/domain/connections/reviews/review.ts';
import { needsAnswer } from '#shared/domain/connections/reviews/reviews-to-answer.ts';
import { numberWord } from '#shared/domain/lib/number-words.ts';
import { formatDate, formatMoment } from '#web/core/dates/format-date.ts';
import { serverNow } from '#web/core/server-clock.ts';

/** What some reviews come to, as the headline of their page. */
export const reviewsTitle = (reviews: readonly Review[]): string => {
  const count = reviews.filter(needsAnswer).length;
  if (count > 0) return `${numberWord(count)} ${count === 1 ? 'review' : 'reviews'} to answer`;
  return reviews.length > 0 ? 'Every review is answered' : 'No reviews yet';
};

/** The day of a review or an answer: the time for today, the weekday within a week, the year only of another one. */
export const reviewDay = (at: string): string => {
  const now = serverNow();
  if (new Date(at).toDateString() === now.toDateString()) return formatMoment(at);
  const isRecent = now.getTime() - Date.parse(at) < 6 * 86_400_000;
  return formatDate(at, {
    month: 'long',
    day: 'numeric',
    ...(isRecent && { weekday: 'long' }),
    ...(!at.startsWith(String(now.getFullYear())) && { year: 'numeric' }),
  });
};
