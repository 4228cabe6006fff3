import { contract } from '#shared/contract/index.ts';
import { Problem } from '#shared/contract/problem.ts';
import { handle } from '../lib/http.ts';
import { removeChat } from '../tables/conversation-removal-table.ts';

export const remove = handle(contract.history.remove, async ({ id }, { user }) => {
  if (!(await removeChat(user.id, id.toLowerCase()))) throw new Problem('not-found');
  return { id };
});
