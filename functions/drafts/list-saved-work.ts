import { Problem } from '#shared/contract/problem.ts';
import { savedWork } from '#shared/contract/saved-work.ts';
import { findBusiness } from '../account/businesses/businesses-table.ts';
import { handle } from '../lib/http-handler.ts';
import { listWork } from './saved-work-table.ts';

export const list = handle(savedWork.list, async ({ business_id }, { accountId }) => {
  const [business, items] = await Promise.all([
    findBusiness(accountId, business_id),
    listWork(accountId, business_id),
  ]);
  if (!business) throw new Problem('not-found');
  return { items };
});
