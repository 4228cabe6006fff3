import { queryOptions } from '@tanstack/react-query';
import { isPreviewBusiness } from '#shared/domain/admin/preview-business-id.ts';
import type { ReviewsView } from '#shared/domain/connections/reviews/review.ts';
import { isOnItsWay } from '#shared/domain/connections/reviews/reviews-to-answer.ts';
import { api } from '#web/core/api.ts';
import { outcomeRefetchDelay } from '../presses/outcome-refetch-delay.ts';

/** The presses of some reviews that are on their way. */
const going = (view: ReviewsView | undefined) =>
  (view?.reviews ?? []).filter(isOnItsWay).flatMap(({ press }) => press ?? []);

const none: ReviewsView = { provider: null, reviews: [], ratings: null, read_at: null };

/** The reviews of a business; asked for again when what was pressed has gone out. */
export const reviewsQuery = (businessId: string) =>
  queryOptions({
    queryKey: ['reviews', businessId] as const,
    queryFn: ({ signal }): Promise<ReviewsView> | ReviewsView =>
      isPreviewBusiness(businessId)
        ? none
        : api.connections.reviews({ business_id: businessId }, { signal }),
    refetchInterval: ({ state }) => outcomeRefetchDelay(going(state.data)),
  });
