import { contract } from '#shared/contract/index.ts';
import { Problem } from '#shared/contract/problem.ts';
import { tidyDetails } from '#shared/domain/businesses.ts';
import { handle } from '../lib/http.ts';
import { accountViewOf } from '../services/account-view.ts';
import { updateBusiness } from '../tables/businesses-table.ts';

/** Changes the details of a business. The name is stored as typed: unlike on creation, first letters are not raised. */
export const update = handle(
  contract.businesses.update,
  async ({ business_id: id, ...changes }, caller) => {
    const { user, now } = caller;
    if (!(await updateBusiness(user.id, id, tidyDetails(changes), now)))
      throw new Problem('not-found');
    return accountViewOf(user.id, now);
  },
);
