import { useQuery } from '@tanstack/react-query';
import { needsAnswer } from '#shared/domain/connections/reviews/reviews-to-answer.ts';
import { useIsConnected } from '../use-is-connected.ts';
import { reviewsQuery } from './reviews-query.ts';

/** The reviews of a business that has connected a place; undefined for one that has not, and until it is known. */
export const useConnectedReviews = (businessId: string) => {
  const isConnected = useIsConnected(businessId, 'reviews');
  const { data } = useQuery({ ...reviewsQuery(businessId), enabled: isConnected, retry: false });
  return isConnected ? data : undefined;
};

/** How many reviews wait for an answer, where a place is connected; undefined where none is. */
export const useWaitingReviewCount = (businessId: string): number | undefined =>
  useConnectedReviews(businessId)?.reviews.filter(needsAnswer).length;
