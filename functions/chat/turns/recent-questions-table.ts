import type { Actor } from '../../lib/account-and-person-ids.ts';
import { listConversations } from './conversations-table.ts';
import type { StoredTurn } from './turn-item.ts';
import { turnsBefore } from './turns-table.ts';

/** The newest conversations that are read, and the newest turns of each. */
const bounds = { conversations: 200, turns: 50 };
/** Conversations that are read at the same time. */
const parallel = 20;

/**
 * The questions that a person asked since a date in their saved conversations, newest first, from the 200 newest conversations and 50 turns
 * of each, without those that came with a conversation somebody shared; `isComplete` is false where there may be more.
 */
export const questionsSince = async (actor: Actor, since: string, now: Date) => {
  const { chats, next } = await listConversations(actor, bounds.conversations);
  const recent = chats.filter(({ updated_at }) => updated_at >= since);
  const found: StoredTurn[] = [];
  let isComplete = next === null || recent.length < chats.length;
  for (let nth = 0; nth < recent.length; nth += parallel) {
    const pages = await Promise.all(
      recent.slice(nth, nth + parallel).map(async ({ conversationId, shared_until = '' }) => {
        const range = { limit: bounds.turns, now };
        const { turns, more } = await turnsBefore(actor.accountId, conversationId, range);
        const own = turns.filter(({ id }) => id > shared_until);
        return { turns: own, more: more && own.length === turns.length };
      }),
    );
    for (const { turns, more } of pages) {
      found.push(...turns.filter(({ created_at }) => created_at >= since));
      if (more && (turns.at(-1)?.created_at ?? '') >= since) isComplete = false;
    }
  }
  return { questions: found.sort((one, other) => (one.id < other.id ? 1 : -1)), isComplete };
};
