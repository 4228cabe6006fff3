import { contract } from '#shared/contract/index.ts';
import { Problem } from '#shared/contract/problem.ts';
import { handle } from '../lib/http.ts';
import { findConversation } from '../tables/conversations-table.ts';
import { turnsBefore } from '../tables/turns-table.ts';

/** A conversation of the caller's, one page at a time from its end. */
export const get = handle(contract.history.get, async ({ id, limit, before }, { user, now }) => {
  const conversationId = id.toLowerCase();
  const [chat, { turns, more }] = await Promise.all([
    findConversation(user.id, conversationId),
    turnsBefore(user.id, conversationId, { before, wanted: limit, now, consistent: true }),
  ]);
  if (!chat) throw new Problem('not-found');
  const oldest = turns.at(-1);
  return {
    chat,
    turns: turns.toReversed(),
    // What the oldest one replaced is not shown, so the page before begins in front of that.
    earlier: more && oldest ? (oldest.replaces ?? oldest.id) : null,
  };
});
