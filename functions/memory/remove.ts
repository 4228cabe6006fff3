import { contract } from '#shared/contract/index.ts';
import { Problem } from '#shared/contract/problem.ts';
import { handle } from '../lib/http.ts';
import { removeKnowledge } from '../tables/memory-table.ts';

export const remove = handle(contract.memory.remove, async ({ business_id, id }, { user }) => {
  if (!(await removeKnowledge(user.id, business_id, id))) throw new Problem('not-found');
  return { id };
});
