import { memory } from '#shared/contract/memory.ts';
import { Problem } from '#shared/contract/problem.ts';
import { handle } from '../lib/http.ts';
import { updateMemoryEntry } from '../tables/memory-table.ts';

export const update = handle(
  memory.update,
  async ({ business_id, id, ...changes }, { user, now }) => {
    const item = await updateMemoryEntry(user.id, business_id, id, changes, now);
    if (!item) throw new Problem('not-found');
    return item;
  },
);
