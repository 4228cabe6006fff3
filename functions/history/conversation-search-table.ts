import { excerptOf, type SearchedTurn, turnText } from '#shared/domain/history/history-search.ts';
import {
  type ConversationFilter,
  type ListedConversation,
  listedConversation,
  positionOf,
  queryHeaders,
} from '../chat/turns/conversations-table.ts';
import { turnsBefore } from '../chat/turns/turns-table.ts';
import type { Actor } from '../lib/account-and-person-ids.ts';
import { indexPartition } from '../lib/keys/index-partitions.ts';
import { cursor } from '../lib/page-cursor.ts';

/** Headers read in one request of the list, of which some may be of another helper or business. */
const batch = 100;
/** Requests of the list that one page may make. */
const maxRequests = 10;
/** Conversations whose turns one page may read; the next page continues after them. */
const maxOpened = 200;
/** The newest turns of a conversation that are searched. */
const turnsSearched = 50;
/** Conversations that are read at the same time. */
const parallel = 20;

/** A conversation that was found, and the passage of a turn that has the words; null when its title or preview has them. */
export type FoundConversation = ListedConversation & { found: string | null };
type Candidate = { chat: ListedConversation; position: ReturnType<typeof positionOf> };

/**
 * One page of the conversations that have the words in their title, their last reply or one of their newest 50 turns,
 * last updated first. A page may have fewer than `limit`, or none, while `next` is set: see docs/decisions/conversations.md.
 */
export const searchConversations = async (
  actor: Actor,
  limit: number,
  after: string | undefined,
  { search, ...filter }: ConversationFilter & { search: string },
  now: Date,
) => {
  const words = search.toLowerCase();
  const found: FoundConversation[] = [];
  const opened = { left: maxOpened };
  let from = cursor.read(after, 'gsi1pk', indexPartition.conversations(actor));
  for (let requests = 0; requests < maxRequests; requests++) {
    const { candidates, next } = await readHeaders(actor, filter, from);
    for (let nth = 0; nth < candidates.length; nth += parallel) {
      const part = candidates.slice(nth, nth + parallel);
      const results = await Promise.all(
        part.map(({ chat }) => findIn(actor, chat, words, now, opened)),
      );
      for (const [at, result] of results.entries()) {
        if (result) found.push(result);
        const isLast = nth + at === candidates.length - 1;
        const isFull = found.length === limit || (at === results.length - 1 && opened.left <= 0);
        if (isFull && !(isLast && !next))
          return { chats: found, next: cursor.write(part[at]?.position) };
      }
    }
    from = next;
    if (!next) break;
  }
  return { chats: found, next: cursor.write(from) };
};

const readHeaders = async (
  actor: Actor,
  filter: ConversationFilter,
  from: Record<string, unknown> | undefined,
) => {
  const { items, next } = await queryHeaders(actor, filter, batch, from);
  const candidates = items.flatMap((item): Candidate[] => {
    const chat = listedConversation(item);
    return chat ? [{ chat, position: positionOf(item) }] : [];
  });
  return { candidates, next };
};

const findIn = async (
  { accountId }: Actor,
  chat: ListedConversation,
  words: string,
  now: Date,
  opened: { left: number },
): Promise<FoundConversation | undefined> => {
  if (`${chat.title}\n${chat.preview}`.toLowerCase().includes(words))
    return { ...chat, found: null };
  opened.left--;
  const range = { limit: turnsSearched, checkMore: false, now };
  const { turns } = await turnsBefore(accountId, chat.conversationId, range);
  const passage = turns.map((turn: SearchedTurn) => excerptOf(turnText(turn), words));
  const found = passage.find((one) => one !== null);
  return found ? { ...chat, found } : undefined;
};
