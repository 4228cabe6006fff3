import { memory } from '#shared/contract/memory.ts';
import { Problem } from '#shared/contract/problem.ts';
import { handle } from '../lib/http-handler.ts';
import { removeMemoryEntry } from './memory-table.ts';

/** Forgets a fact for good. */
export const remove = handle(memory.remove, async ({ business_id, id }, { accountId }) => {
  if (!(await removeMemoryEntry(accountId, business_id, id))) throw new Problem('not-found');
  return { id };
});
