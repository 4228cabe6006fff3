import { contract } from '#shared/contract/index.ts';
import { Problem } from '#shared/contract/problem.ts';
import { viewOf } from '../services/account-view.ts';
import { switchTo } from '../tables/ownership-table.ts';
import { handle } from '../lib/http.ts';

/** Makes a business the active one; the active one again is fine. */
export const switchBusiness = handle(contract.businesses.switch, async ({ id }, { user, now }) => {
  if (!(await switchTo(user.id, id, now))) throw new Problem('not-found');
  return viewOf(user.id, now);
});
