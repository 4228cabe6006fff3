import { history } from '#shared/contract/history.ts';
import { Problem } from '#shared/contract/problem.ts';
import { findConversation } from '../chat/turns/conversations-table.ts';
import { toWireTurn } from '../chat/turns/turn-item.ts';
import { turnsBefore } from '../chat/turns/turns-table.ts';
import { handle } from '../lib/http.ts';

/** More of the longest turns would not fit into a Lambda's response. */
const mostTurns = 50;

/** A conversation of the caller and one page of its turns, starting with the newest. */
export const get = handle(history.get, async ({ id, limit, before }, { accountId, now }) => {
  const conversationId = id.toLowerCase();
  const [chat, { turns, more }] = await Promise.all([
    findConversation(accountId, conversationId),
    turnsBefore(accountId, conversationId, {
      before,
      limit: Math.min(limit, mostTurns),
      now,
      consistent: true,
    }),
  ]);
  if (!chat) throw new Problem('not-found');
  const oldest = turns.at(-1);
  return {
    chat,
    turns: turns.toReversed().map(toWireTurn),
    // The turns that the oldest one replaces are hidden, so the earlier page ends before them.
    earlier: more && oldest ? (oldest.replaces ?? oldest.id) : null,
  };
});
