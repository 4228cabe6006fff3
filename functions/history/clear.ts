import { history } from '#shared/contract/history.ts';
import { Problem } from '#shared/contract/problem.ts';
import { handle } from '../lib/http.ts';
import { clearConversation } from '../tables/conversation-removal-table.ts';

export const clear = handle(history.clear, async ({ id }, { user, now }) => {
  const chat = await clearConversation(user.id, id.toLowerCase(), now);
  if (chat === undefined) throw new Problem('not-found');
  return chat;
});
