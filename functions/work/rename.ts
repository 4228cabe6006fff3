import { Problem } from '#shared/contract/problem.ts';
import { work } from '#shared/contract/work.ts';
import { handle } from '../lib/http.ts';
import { renameWork } from '../tables/work-table.ts';

export const rename = handle(work.rename, async ({ business_id, id, name }, { user, now }) => {
  const renamed = await renameWork(user.id, business_id, id, name, now);
  if (!renamed) throw new Problem('not-found');
  return renamed;
});
