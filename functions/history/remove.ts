import { history } from '#shared/contract/history.ts';
import { Problem } from '#shared/contract/problem.ts';
import { handle } from '../lib/http.ts';
import { removeConversation } from '../tables/conversation-removal-table.ts';

export const remove = handle(history.remove, async ({ id }, { user }) => {
  if (!(await removeConversation(user.id, id.toLowerCase()))) throw new Problem('not-found');
  return { id };
});
