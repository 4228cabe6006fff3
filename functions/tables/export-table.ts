import { Account } from '#shared/domain/account.ts';
import type { StoredBusiness } from '#shared/domain/businesses.ts';
import { type Conversation, MemoryEntry, type Turn } from '#shared/domain/chat.ts';
import type { Sent } from '#shared/domain/feedback.ts';
import { isUnexpired } from '#shared/domain/retention.ts';
import type { Item } from '../lib/keys.ts';
import { accountKey, ownerPartition, sortPrefix } from '../lib/keys.ts';
import { cursor, table } from '../lib/table.ts';
import { storedBusiness } from './businesses-table.ts';
import { attemptOf, isAnswered } from './codec.ts';
import { storedConversation } from './conversations-table.ts';
import { storedSent } from './sent-table.ts';
import { storedTurn } from './turns-table.ts';

/** What is stored of a user, sorted by what it is. */
export type OwnerData = {
  account: Account | null;
  businesses: StoredBusiness[];
  knowledge: MemoryEntry[];
  chats: Conversation[];
  turns: Turn[];
  sent: Sent[];
};

/** Items of a page: turns are packed in the table, and this many of the longest still fit into one answer of a function. */
const pageSize = 100;

/** One page of everything stored of a user, as much as one read gives; `next` leads to the rest. */
export const ownerDataOf = async (sub: string, after: string | undefined, now: Date) => {
  const pk = ownerPartition(sub);
  const from = cursor.read(after, 'pk', pk);
  const { items, next } = await table.query({
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': pk },
    Limit: pageSize,
    ...(from && { ExclusiveStartKey: from }),
  });
  const found: OwnerData = {
    account: null,
    businesses: [],
    knowledge: [],
    chats: [],
    turns: [],
    sent: [],
  };
  for (const item of items) sort(item, found, now);
  return { ...found, next: cursor.write(next) };
};

/** Questions that were never answered and counters are no words of the owner, so they are left out. */
const sort = (item: Item, found: OwnerData, now: Date) => {
  const { sk } = item;
  if (sk === accountKey('').sk) found.account = Account.parse(item);
  if (sk.startsWith(sortPrefix.business)) found.businesses.push(storedBusiness(item));
  if (sk.startsWith(sortPrefix.memory)) found.knowledge.push(MemoryEntry.parse(item));
  if (sk.startsWith(sortPrefix.sent)) found.sent.push(storedSent(item));
  if (sk.startsWith(sortPrefix.conversation))
    found.chats.push(...[storedConversation(item) ?? []].flat());
  if (sk.startsWith(sortPrefix.turn) && isAnswered(item) && isUnexpired(attemptOf(item), now))
    found.turns.push(storedTurn(item));
};
