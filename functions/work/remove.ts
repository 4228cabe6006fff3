import { Problem } from '#shared/contract/problem.ts';
import { work } from '#shared/contract/work.ts';
import { handle } from '../lib/http.ts';
import { removeWork } from '../tables/work-table.ts';

export const remove = handle(work.remove, async ({ business_id, id }, { user }) => {
  if (!(await removeWork(user.id, business_id, id))) throw new Problem('not-found');
  return { id };
});
