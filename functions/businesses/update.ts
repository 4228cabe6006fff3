import { contract } from '#shared/contract/index.ts';
import { Problem } from '#shared/contract/problem.ts';
import { tidyDetails } from '#shared/domain/businesses.ts';
import { followingPlace, movesPlace } from '#shared/domain/place-changes.ts';
import { handle } from '../lib/http.ts';
import { accountViewOf } from '../services/account-view.ts';
import { findBusiness, updateBusiness } from '../tables/businesses-table.ts';

/** Changes the details of a business; currency and winters follow its place. The name is stored as typed: unlike on creation, first letters are not raised. */
export const update = handle(contract.businesses.update, async ({ id, ...changes }, caller) => {
  const { user, now } = caller;
  const details = tidyDetails(changes);
  const before = movesPlace(details) && (await findBusiness(user.id, id));
  const following = before ? followingPlace(before, details) : {};
  if (!(await updateBusiness(user.id, id, { ...details, ...following }, now)))
    throw new Problem('not-found');
  return accountViewOf(user.id, now);
});
