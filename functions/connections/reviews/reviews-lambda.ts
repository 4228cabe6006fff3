import { reviews } from '#shared/contract/reviews.ts';
import { refuseDeleted } from '../../account/deletion/deletion-table.ts';
import { feature, handle } from '../../lib/http.ts';
import { ownedBusiness } from '../connection-views.ts';
import { press, takeBack } from './press-answer.ts';
import { reviewsView } from './reviews-view.ts';

/** Whoever has a plan without it reads what is still kept. */
const list = handle(reviews.list, async ({ business_id }, { accountId, now }) => {
  await ownedBusiness(accountId, business_id);
  return reviewsView(accountId, business_id, now);
});

export const handler = feature(reviews, { list, press, takeBack }, { refuseDeleted });
