import { contract } from '#shared/contract/index.ts';
import { Problem } from '#shared/contract/problem.ts';
import { tidyDetails } from '#shared/domain/businesses.ts';
import { viewOf } from '../services/account-view.ts';
import { handle } from '../lib/http.ts';
import { changeBusiness } from '../tables/businesses-table.ts';

/** Changes what a business says about itself. The name is kept as it was typed: who lowered a letter again meant it. */
export const update = handle(contract.businesses.update, async ({ id, ...changes }, caller) => {
  const { user, now } = caller;
  if (!(await changeBusiness(user.id, id, tidyDetails(changes), now)))
    throw new Problem('not-found');
  return viewOf(user.id, now);
});
