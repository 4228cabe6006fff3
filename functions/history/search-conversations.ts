import { history } from '#shared/contract/history.ts';
import { handle } from '../lib/http-handler.ts';
import { searchConversations } from './conversation-search-table.ts';
import { historyUnlessLocked } from './list-conversations.ts';

/** The saved conversations that have some words. */
export const search = handle(history.search, async ({ limit, after, ...filter }, caller) =>
  historyUnlessLocked(caller, searchConversations(caller, limit, after, filter, caller.now)),
);
