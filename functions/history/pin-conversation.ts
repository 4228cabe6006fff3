import { history } from '#shared/contract/history.ts';
import { Problem } from '#shared/contract/problem.ts';
import { markConversation } from '../chat/turns/conversations-table.ts';
import { handle } from '../lib/http-handler.ts';
import { requireOwnConversation } from './require-own-conversation.ts';

/** Pins a conversation of the caller, or lets it go. */
export const pin = handle(history.pin, async ({ id, pinned }, caller) => {
  const marks = { pinned: pinned ? (true as const) : undefined };
  const conversationId = await requireOwnConversation(caller, id);
  const chat = await markConversation(caller.accountId, conversationId, marks);
  if (!chat) throw new Problem('not-found');
  return chat;
});
