import { contract } from '#shared/contract/index.ts';
import { Problem } from '#shared/contract/problem.ts';
import { tidyDetails } from '#shared/domain/businesses.ts';
import { handle } from '../lib/http.ts';
import { accountViewOf } from '../services/account-view.ts';
import { updateBusiness } from '../tables/businesses-table.ts';

/** Changes what a business says about itself. The name is kept as it was typed: who lowered a letter again meant it. */
export const update = handle(
  contract.businesses.update,
  async ({ business_id: id, ...changes }, caller) => {
    const { user, now } = caller;
    if (!(await updateBusiness(user.id, id, tidyDetails(changes), now)))
      throw new Problem('not-found');
    return accountViewOf(user.id, now);
  },
);
