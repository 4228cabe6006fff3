import { businesses } from '#shared/contract/businesses.ts';
import { Problem } from '#shared/contract/problem.ts';
import { tidyDetails } from '#shared/domain/businesses.ts';
import { followingPlace, movesPlace } from '#shared/domain/place-changes.ts';
import { handle } from '../lib/http.ts';
import { accountViewOf } from '../services/account-view.ts';
import { tryScheduleReview } from '../services/schedule-review.ts';
import { findBusiness, updateBusiness } from '../tables/businesses-table.ts';
import { allowHelpers } from './allow-helpers.ts';

/** Changes the details of a business; currency and winters follow its place. The name is stored as typed: unlike on creation, first letters are not raised. */
export const update = handle(businesses.update, async ({ business_id: id, ...changes }, caller) => {
  const { user, now } = caller;
  const details = tidyDetails(changes);
  const before = movesPlace(details) && (await findBusiness(user.id, id));
  const following = before ? followingPlace(before, details) : {};
  const helpers =
    details.selected_helpers &&
    (await allowHelpers({ sub: user.id, businessId: id, now }, details.selected_helpers));
  const all = { ...details, ...following, ...helpers?.changes };
  if (!(await updateBusiness(user.id, id, all, now, helpers?.seen)))
    throw new Problem((await findBusiness(user.id, id)) ? 'conflict' : 'not-found');
  if (details.time_zone !== undefined)
    await tryScheduleReview(user.id, { id, time_zone: details.time_zone }, now);
  return accountViewOf(user.id, now);
});
