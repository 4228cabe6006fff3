import { businesses } from '#shared/contract/account.ts';
import { Problem } from '#shared/contract/problem.ts';
import { handle } from '../../lib/http.ts';
import { accountViewOf } from '../account-view.ts';
import { setActiveBusiness } from './ownership-table.ts';

/** Makes a business the active one. Succeeds without a change if it already is. */
export const switchBusiness = handle(
  businesses.switch,
  async ({ business_id: id }, { accountId, now }) => {
    if (!(await setActiveBusiness(accountId, id, now))) throw new Problem('not-found');
    return accountViewOf(accountId, now);
  },
);
