import { reviews } from '#shared/contract/connections/reviews.ts';
import { ownedBusiness } from '../../account/businesses/businesses-table.ts';
import { handle } from '../../lib/http-handler.ts';
import { reviewsView } from './reviews-view.ts';

/** The reviews of a business; whoever has a plan without them reads what is still kept. */
export const listReviewsOf = handle(
  reviews.reviews,
  async ({ business_id }, { accountId, now }) => {
    await ownedBusiness(accountId, business_id);
    return reviewsView(accountId, business_id, now);
  },
);
