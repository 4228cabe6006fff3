import { businesses } from '#shared/contract/businesses.ts';
import { Problem } from '#shared/contract/problem.ts';
import { missingPlace } from '#shared/domain/place-changes.ts';
import { handle } from '../lib/http.ts';
import { accountViewOf } from '../services/account-view.ts';
import { tryScheduleReview } from '../services/schedule-review.ts';
import { findBusiness, updateBusiness } from '../tables/businesses-table.ts';

/** Fills what is not known about the place of a business from the hints of its owner's browser; what is known stays. */
export const locate = handle(businesses.locate, async (input, { user, now }) => {
  const { business_id: id, time_zone: timeZone, languages } = input;
  const business = await findBusiness(user.id, id);
  if (!business) throw new Problem('not-found');
  const missing = missingPlace(business, { timeZone, languages });
  if (Object.keys(missing).length) await updateBusiness(user.id, id, missing, now);
  if (missing.time_zone) await tryScheduleReview(user.id, { ...business, ...missing }, now);
  return accountViewOf(user.id, now);
});
