import { Problem } from '#shared/contract/problem.ts';
import { work } from '#shared/contract/work.ts';
import { handle } from '../lib/http.ts';
import { findBusiness } from '../tables/businesses-table.ts';
import { listWork } from '../tables/work-table.ts';

export const list = handle(work.list, async ({ business_id }, { user }) => {
  const [business, items] = await Promise.all([
    findBusiness(user.id, business_id),
    listWork(user.id, business_id),
  ]);
  if (!business) throw new Problem('not-found');
  return { items };
});
