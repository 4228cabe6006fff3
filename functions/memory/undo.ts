import { contract } from '#shared/contract/index.ts';
import { Problem } from '#shared/contract/problem.ts';
import { handle } from '../lib/http.ts';
import { undoMemoryEntry } from '../tables/memory-table.ts';

export const undo = handle(
  contract.memory.undo,
  async ({ business_id, id, message_id }, { user }) => {
    const item = await undoMemoryEntry(user.id, business_id, id, message_id);
    if (item === undefined) throw new Problem('not-found');
    return { item };
  },
);
