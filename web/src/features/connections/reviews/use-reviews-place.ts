import { useQuery } from '@tanstack/react-query';
import type { Capability } from '#shared/domain/connections/provider.ts';
import { needsAnswer } from '#shared/domain/connections/reviews/review-rules.ts';
import { useConfig } from '#web/core/config.ts';
import { connectionsQuery, gives } from '../connections.ts';
import { reviewsQuery } from './reviews.ts';

const capability: Capability = 'reviews';
/** A connection seldom comes or goes without this device; what it says is asked for again where it is shown. */
const settledMs = 10 * 60_000;

/** The reviews of a business that has connected a place; undefined for one that has not, and until it is known. */
export const useConnectedReviews = (businessId: string) => {
  const isOffered = useConfig()?.providers.some((provider) => gives({ provider }, capability));
  const { data: all = [] } = useQuery({
    ...connectionsQuery(businessId),
    enabled: isOffered === true,
    staleTime: settledMs,
    retry: false,
  });
  const isConnected = all.some(
    (one) => gives(one, capability) && one.state !== 'ready' && one.state !== 'not-in-plan',
  );
  const { data } = useQuery({ ...reviewsQuery(businessId), enabled: isConnected, retry: false });
  return isConnected ? data : undefined;
};

/** How many reviews wait for an answer, where a place is connected; undefined where none is. */
export const useReviewsPlace = (businessId: string): number | undefined =>
  useConnectedReviews(businessId)?.reviews.filter(needsAnswer).length;
