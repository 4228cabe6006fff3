import Star from '@lucide/icons/icons/star';
import { Link } from 'react-router-dom';
import type { Review } from '#shared/domain/connections/reviews/review.ts';
import { reviewLine } from '#shared/domain/connections/reviews/review-line.ts';
import { reviewsOfToday } from '#shared/domain/connections/reviews/reviews-to-answer.ts';
import { serverNow } from '#web/core/server-clock.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useConnectedReviews } from './use-connected-reviews.ts';

/** The new reviews of a business that wait for an answer, the newest first; none where nothing is connected. */
export const useReviewsToday = (businessId: string): readonly Review[] =>
  reviewsOfToday(useConnectedReviews(businessId)?.reviews ?? [], serverNow());

/** So much of a review stands in its line. */
const shownWords = 90;

const opening = (text: string) => {
  const signs = [...text.replaceAll(/\s+/g, ' ')];
  return signs.length > shownWords ? `${signs.slice(0, shownWords).join('').trimEnd()}...` : text;
};

/** The newest review that waits for an answer, among the things of today, with the way to answer it. */
export const ReviewToday = ({
  reviews: [first, ...others],
  isMain,
}: {
  reviews: readonly Review[];
  isMain: boolean;
}) => {
  if (!first) return null;
  const line = reviewLine(first);
  return (
    <li className="today-row">
      <span className="today-icon" data-tone={first.stars < 4 ? 'danger' : undefined}>
        <Icon icon={Star} />
      </span>
      <div>
        <b>{line}</b>
        <small>
          <bdi>{opening(first.text) || 'Only stars, no words.'}</bdi>{' '}
          {others.length > 0 && (
            <Link to="/dashboard/reviews">
              {others.length} more {others.length === 1 ? 'review' : 'reviews'} to answer
            </Link>
          )}
        </small>
      </div>
      <LinkButton
        variant={isMain ? 'primary' : 'outline'}
        to={`/dashboard/reviews?answer=${first.id}`}
      >
        Answer it<span className="sr-only">: {line}</span>
      </LinkButton>
    </li>
  );
};
