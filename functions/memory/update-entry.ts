import { memory } from '#shared/contract/memory.ts';
import { Problem } from '#shared/contract/problem.ts';
import { handle } from '../lib/http-handler.ts';
import { updateMemoryEntry } from './memory-table.ts';

/** Changes the text of a fact, or pauses it. */
export const update = handle(
  memory.update,
  async ({ business_id, id, ...changes }, { accountId, now }) => {
    const item = await updateMemoryEntry(accountId, business_id, id, changes, now);
    if (!item) throw new Problem('not-found');
    return item;
  },
);
