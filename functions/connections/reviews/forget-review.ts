import { reviews } from '#shared/contract/connections/reviews.ts';
import { Problem } from '#shared/contract/problem.ts';
import { ownedBusiness } from '../../account/businesses/businesses-table.ts';
import { handle } from '../../lib/http-handler.ts';
import { findReview, removeReviews } from './reviews-table.ts';
import { reviewsView } from './reviews-view.ts';

/** Takes a review off the list that is gone from the provider; one that stands there is refused, because the next read brings it back. */
export const forgetReview = handle(
  reviews.forgetReview,
  async ({ business_id, id }, { accountId, now }) => {
    await ownedBusiness(accountId, business_id);
    const review = await findReview(accountId, business_id, id, now);
    if (!review) throw new Problem('not-found');
    if (review.removed_at === null) throw new Problem('conflict');
    await removeReviews(accountId, [review]);
    return reviewsView(accountId, business_id, now);
  },
);
