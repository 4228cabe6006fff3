import { memory } from '#shared/contract/memory.ts';
import { Problem } from '#shared/contract/problem.ts';
import { handle } from '../lib/http.ts';
import { removeMemoryEntry } from '../tables/memory-table.ts';

export const remove = handle(memory.remove, async ({ business_id, id }, { user }) => {
  if (!(await removeMemoryEntry(user.id, business_id, id))) throw new Problem('not-found');
  return { id };
});
