import { history } from '#shared/contract/history.ts';
import { Problem } from '#shared/contract/problem.ts';
import { handle } from '../lib/http.ts';
import { findConversation } from '../tables/conversations-table.ts';
import { turnsBefore } from '../tables/turns-table.ts';

/** More of the longest turns would not fit into a Lambda's response. */
const mostTurns = 50;

/** A conversation of the caller and one page of its turns, starting with the newest. */
export const get = handle(history.get, async ({ id, limit, before }, { user, now }) => {
  const conversationId = id.toLowerCase();
  const [chat, { turns, more }] = await Promise.all([
    findConversation(user.id, conversationId),
    turnsBefore(user.id, conversationId, {
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
    turns: turns.toReversed(),
    // The turns that the oldest one replaces are hidden, so the earlier page ends before them.
    earlier: more && oldest ? (oldest.replaces ?? oldest.id) : null,
  };
});
