import { drafts } from '#shared/contract/drafts.ts';
import { Problem } from '#shared/contract/problem.ts';
import { findBusiness } from '../account/businesses/businesses-table.ts';
import { handle } from '../lib/http.ts';
import { listWork } from './saved-work-table.ts';

export const list = handle(drafts.list, async ({ business_id }, { accountId }) => {
  const [business, items] = await Promise.all([
    findBusiness(accountId, business_id),
    listWork(accountId, business_id),
  ]);
  if (!business) throw new Problem('not-found');
  return { items };
});
