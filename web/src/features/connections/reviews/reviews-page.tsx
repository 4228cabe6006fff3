import './reviews.css';
import '../presses/presses.css';
import '#web/ui/styles/links-and-chips.css';
import RefreshCw from '@lucide/icons/icons/refresh-cw';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Business } from '#shared/domain/account/business.ts';
import type { ConnectionView } from '#shared/domain/connections/connection-schemas.ts';
import { providers } from '#shared/domain/connections/providers.ts';
import type { Review, ReviewsView } from '#shared/domain/connections/reviews/review.ts';
import {
  needsAnswer,
  waitsForAnswer,
} from '#shared/domain/connections/reviews/reviews-to-answer.ts';
import { useAccount } from '#web/core/account.ts';
import { activeBusiness } from '#web/core/active-business.ts';
import { serverNow } from '#web/core/server-clock.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorPanel } from '#web/ui/error-and-empty-panels.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Spinner } from '#web/ui/loading-indicators.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { hasProviderCapability } from '../connection-capability.ts';
import { ConnectionNeedsAttention } from '../connection-needs-attention.tsx';
import { connectionsQuery } from '../connections-query.ts';
import { ReviewsPostsTabs } from '../reviews-posts-tabs.tsx';
import { updatedWords } from '../updated-words.ts';
import { useSyncNow } from '../use-connection-changes.ts';
import { NoReviews } from './no-reviews.tsx';
import { RatingAndStarsByMonth } from './rating-and-stars-by-month.tsx';
import { ReviewArticle } from './review-article.tsx';
import { reviewsQuery } from './reviews-query.ts';
import { reviewsTitle } from './reviews-title.ts';
import { useReviewInAddress } from './use-review-in-address.ts';

/** The reviews of the connected place: those to answer first, then what was answered, with the rating beside them. */
export const ReviewsPage = () => {
  const business = activeBusiness(useAccount());
  if (!business) return <h1>Business information not available</h1>;
  return (
    <>
      <ReviewsPostsTabs businessId={business.id} />
      <Reviews key={business.id} business={business} />
    </>
  );
};

const Reviews = ({ business }: { business: Business }) => {
  const { data, error, refetch } = useQuery(reviewsQuery(business.id));
  const connections = useQuery(connectionsQuery(business.id));
  const one = connections.data?.find((other) => hasProviderCapability(other, 'reviews'));
  const failed = error ?? connections.error;
  if (!data || !connections.data)
    return (
      <>
        <h1>Reviews</h1>
        {failed ? (
          <ErrorPanel
            title="Couldn’t load your reviews"
            message={failed.message}
            onRetry={() => {
              void refetch();
              void connections.refetch();
            }}
          />
        ) : (
          <Spinner label="Loading your reviews..." />
        )}
      </>
    );
  if (data.reviews.length === 0 && one?.state !== 'connected' && one?.state !== 'attention')
    return <NoReviews one={one} businessId={business.id} />;
  return <Loaded view={data} one={one} business={business} />;
};

const Loaded = ({
  view: { reviews, ratings, read_at, provider },
  one,
  business,
}: {
  view: ReviewsView;
  one: ConnectionView | undefined;
  business: Business;
}) => {
  const asked = useReviewInAddress();
  const from = provider ?? one?.provider;
  const at = from ? providers[from].shortName : '';
  const open = reviews.filter(waitsForAnswer);
  const rest = reviews.filter((review) => !waitsForAnswer(review));
  const canAnswer = one?.state === 'connected';
  const main = open.find(needsAnswer)?.id;
  const shared = { business, at, canAnswer };
  return (
    <div className="reviews">
      <header>
        <h1>{reviewsTitle(reviews)}</h1>
        <p>
          {at}. {updatedWords(read_at, serverNow())}. We write, you read it, you post it.
        </p>
        {one?.state === 'connected' && <CheckNow one={one} businessId={business.id} />}
      </header>
      {one?.state === 'attention' && (
        <ConnectionNeedsAttention one={one} businessId={business.id} />
      )}
      <div className="reviews-body">
        <div>
          {open.length > 0 && (
            <section className="review-list" aria-label="To answer">
              {open.map((review) => (
                <ReviewArticle
                  key={review.id}
                  review={review}
                  isAsked={review.id === asked}
                  isMain={review.id === main}
                  {...shared}
                />
              ))}
            </section>
          )}
          {rest.length > 0 && <Answered reviews={rest} total={reviews.length} {...shared} />}
          {reviews.length === 0 && (
            <p>
              A new review shows up here within the hour. <Link to="/dashboard">Back to Today</Link>
            </p>
          )}
        </div>
        {ratings && <RatingAndStarsByMonth ratings={ratings} at={at} />}
      </div>
    </div>
  );
};

const CheckNow = ({
  one,
  businessId,
}: {
  one: Extract<ConnectionView, { state: 'connected' }>;
  businessId: string;
}) => {
  const sync = useSyncNow(businessId);
  return (
    <>
      <Button
        variant="outline"
        busy={(sync.isPending || one.updating) && 'Checking...'}
        onClick={() => sync.mutate(one.provider)}
      >
        <Icon icon={RefreshCw} />
        Check now
      </Button>
      {sync.error && <Notice>{sync.error.message}</Notice>}
    </>
  );
};

const atOnce = 10;

const Answered = ({
  reviews,
  total,
  ...shared
}: {
  reviews: readonly Review[];
  total: number;
  business: Business;
  at: string;
  canAnswer: boolean;
}) => {
  const [shown, setShown] = useState(atOnce);
  const left = Math.min(atOnce, reviews.length - shown);
  return (
    <section aria-labelledby="answered">
      <div className="reviews-head">
        <h2 id="answered">Answered</h2>
        <span className="fine">
          {reviews.length} of {total}
        </span>
      </div>
      <div className="review-list">
        {reviews.slice(0, shown).map((review) => (
          <ReviewArticle key={review.id} review={review} {...shared} />
        ))}
      </div>
      {left > 0 && (
        <Button variant="outline" onClick={() => setShown(shown + atOnce)}>
          Show {left} more
        </Button>
      )}
    </section>
  );
};
