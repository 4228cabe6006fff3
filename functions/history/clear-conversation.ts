import { history } from '#shared/contract/history.ts';
import { Problem } from '#shared/contract/problem.ts';
import { handle } from '../lib/http-handler.ts';
import { clearConversation } from './clear-or-remove-conversation-table.ts';
import { requireOwnConversation } from './require-own-conversation.ts';

/** Empties a conversation of the caller and answers what is left of it. */
export const clear = handle(history.clear, async ({ id }, caller) => {
  const conversationId = await requireOwnConversation(caller, id);
  const chat = await clearConversation(caller.accountId, conversationId, caller.now);
  if (chat === undefined) throw new Problem('not-found');
  return chat;
});
