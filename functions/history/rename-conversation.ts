import { history } from '#shared/contract/history.ts';
import { Problem } from '#shared/contract/problem.ts';
import { markConversation } from '../chat/turns/conversations-table.ts';
import { handle } from '../lib/http-handler.ts';
import { requireOwnConversation } from './require-own-conversation.ts';

/** Gives a conversation of the caller a title of their own. */
export const rename = handle(history.rename, async ({ id, title }, caller) => {
  const conversationId = await requireOwnConversation(caller, id);
  const chat = await markConversation(caller.accountId, conversationId, { own_title: title });
  if (!chat) throw new Problem('not-found');
  return chat;
});
