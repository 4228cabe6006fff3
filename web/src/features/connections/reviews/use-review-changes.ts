import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Review, ReviewsView } from '#shared/domain/connections/reviews/review.ts';
import { api } from '#web/core/api.ts';
import { conflictData } from '#web/core/people/conflict-data.ts';
import { sayingWhoWasFirst } from '#web/core/people/last-change-words.ts';
import { reviewsQuery } from './reviews-query.ts';

/** Does something about one review and shows it is then; what was refused is read again. */
const useReviewChange = <What>(businessId: string, change: (what: What) => Promise<Review>) => {
  const client = useQueryClient();
  const { queryKey } = reviewsQuery(businessId);
  const show = (review: Review) =>
    client.setQueryData<ReviewsView>(
      queryKey,
      (view) =>
        view && {
          ...view,
          reviews: view.reviews.map((one) => (one.id === review.id ? review : one)),
        },
    );
  return useMutation({
    mutationFn: change,
    onSuccess: show,
    onError: (error) => {
      const stored = reviewOfConflict(error);
      if (stored) show(stored);
      void client.invalidateQueries({ queryKey });
    },
  });
};

/** The review as it stands after somebody else was first. */
export const reviewOfConflict = (error: unknown) =>
  conflictData<{ review?: Review }>(error)?.review;

/** What is pressed for a review: the exact words of an answer, or that the one there is taken away. */
type Pressed = {
  readonly id: string;
  /** Made once for a confirmation: one that is sent again stays the same press. */
  readonly press: string;
  /** The answer that its owner was shown under the review; null for none. */
  readonly seen: string | null;
} & ({ readonly kind: 'reply'; readonly text: string } | { readonly kind: 'unreply' });

/** Presses for an answer, or to take one away. */
export const usePublishAnswer = (businessId: string) =>
  useReviewChange(businessId, (pressed: Pressed) =>
    sayingWhoWasFirst(
      api.connections.press({ business_id: businessId, text: '', ...pressed }),
      'answered this review',
      pressed.kind === 'reply'
        ? 'Press again to use yours instead.'
        : 'Press again to delete it anyway.',
    ),
  );

/** Takes back what was pressed and did not go out. */
export const useTakeBackAnswer = (businessId: string) =>
  useReviewChange(businessId, ({ id, press }: { id: string; press: string }) =>
    api.connections.takeBack({ business_id: businessId, id, press }),
  );

/** Takes a review off the list that is gone from the provider. */
export const useForgetReview = (businessId: string) => {
  const client = useQueryClient();
  const { queryKey } = reviewsQuery(businessId);
  return useMutation({
    mutationFn: (id: string) => api.connections.forgetReview({ business_id: businessId, id }),
    onSuccess: (_, id) =>
      client.setQueryData<ReviewsView>(
        queryKey,
        (view) => view && { ...view, reviews: view.reviews.filter((one) => one.id !== id) },
      ),
    onError: () => void client.invalidateQueries({ queryKey }),
  });
};
