import { isPressOpen } from '../press-rules.ts';
import type { Review } from './review.ts';

/** Whether its writer changed it after it was answered. */
export const isChangedSince = ({ reply, before }: Pick<Review, 'reply' | 'before'>): boolean =>
  reply !== null && before !== null && before.at > reply.at;

/** Whether a review waits for an answer of its owner; one that is on its way counts as answered. */
export const needsAnswer = (review: Review): boolean =>
  review.removed_at === null &&
  (review.press === null || review.press.state === 'failed') &&
  (review.reply === null || isChangedSince(review));

/** So many days a review without an answer stands among the things of today. */
const todayDays = 14;

/** The new reviews that wait for an answer: those left or changed within two weeks, in their order. */
export const reviewsOfToday = (reviews: readonly Review[], now: Date): Review[] =>
  reviews.filter((review) => {
    const at = review.before?.at ?? review.at;
    return needsAnswer(review) && now.getTime() - Date.parse(at) < todayDays * 86_400_000;
  });

/** Whether something of the owner's is on its way to the provider. */
export const isOnItsWay = ({ press }: Pick<Review, 'press'>): boolean =>
  press !== null && isPressOpen(press);

/** Whether a review stands among those to answer: it needs an answer, or its first one is on its way. */
export const waitsForAnswer = (review: Review): boolean =>
  needsAnswer(review) ||
  (review.removed_at === null &&
    isOnItsWay(review) &&
    (review.reply === null || isChangedSince(review)));
