import { memory } from '#shared/contract/memory.ts';
import { Problem } from '#shared/contract/problem.ts';
import { handle } from '../lib/http-handler.ts';
import { undoMemoryEntry } from './memory-table.ts';

/** Takes back what the answer to a message noted in one fact. */
export const undo = handle(memory.undo, async ({ business_id, id, message_id }, { accountId }) => {
  const item = await undoMemoryEntry(accountId, business_id, id, message_id);
  if (item === undefined) throw new Problem('not-found');
  return { item };
});
