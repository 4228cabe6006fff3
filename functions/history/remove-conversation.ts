import { history } from '#shared/contract/history.ts';
import { Problem } from '#shared/contract/problem.ts';
import { handle } from '../lib/http-handler.ts';
import { removeConversation } from './clear-or-remove-conversation-table.ts';
import { requireOwnConversation } from './require-own-conversation.ts';

/** Deletes a conversation of the caller; throws `not-found` without it. */
export const remove = handle(history.remove, async ({ id }, caller) => {
  if (!(await removeConversation(caller.accountId, await requireOwnConversation(caller, id))))
    throw new Problem('not-found');
  return { id };
});
