import { history } from '#shared/contract/history.ts';
import { Problem } from '#shared/contract/problem.ts';
import { findConversation, markConversation } from '../chat/turns/conversations-table.ts';
import { toWireTurn } from '../chat/turns/turn-item.ts';
import { turnsBefore } from '../chat/turns/turns-table.ts';
import { requireBusiness } from '../lib/caller/require-business.ts';
import { handle } from '../lib/http-handler.ts';
import { conversationOf } from '../lib/keys/conversation-ids.ts';
import { log } from '../lib/log.ts';

const notMarked = (error: unknown) =>
  log.warn('an opened chat is still marked as new', error as Error);

/** More of the longest turns would not fit into a Lambda's response. */
const maxTurns = 50;

/** A conversation of the caller and one page of its turns, starting with the newest. */
export const get = handle(
  history.get,
  async ({ id, limit, before }, { accountId, personId, member, headers, now }) => {
    const conversationId = conversationOf({ accountId, personId }, id);
    const [chat, { turns, more }] = await Promise.all([
      findConversation(accountId, conversationId),
      turnsBefore(accountId, conversationId, {
        before,
        limit: Math.min(limit, maxTurns),
        now,
        consistent: true,
      }),
    ]);
    if (!chat) throw new Problem('not-found');
    requireBusiness(member, chat.business_id);
    const oldest = turns.at(-1);
    // It is new until it is opened; where that could not be noted, it stays new.
    if (chat.is_new && !headers['x-preview'])
      await markConversation(accountId, conversationId, { is_new: undefined }).catch(notMarked);
    return {
      chat,
      turns: turns.toReversed().map(toWireTurn),
      // The turns that the oldest one replaces are hidden, so the earlier page ends before them.
      earlier: more && oldest ? (oldest.replaces ?? oldest.id) : null,
    };
  },
);
