import { businesses } from '#shared/contract/businesses.ts';
import { Problem } from '#shared/contract/problem.ts';
import { handle } from '../lib/http.ts';
import { accountViewOf } from '../services/account-view.ts';
import { setActiveBusiness } from '../tables/ownership-table.ts';

/** Makes a business the active one. Succeeds without a change if it already is. */
export const switchBusiness = handle(
  businesses.switch,
  async ({ business_id: id }, { user, now }) => {
    if (!(await setActiveBusiness(user.id, id, now))) throw new Problem('not-found');
    return accountViewOf(user.id, now);
  },
);
