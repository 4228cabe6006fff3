import { Account } from '#shared/domain/account.ts';
import type { StoredBusiness } from '#shared/domain/businesses.ts';
import { type Chat, Knowledge, type Turn } from '#shared/domain/chat.ts';
import { isLive } from '#shared/domain/retention.ts';
import { storedBusiness } from './businesses-table.ts';
import { storedTurn } from './turns-table.ts';
import { storedChat } from './conversations-table.ts';
import { cursor, type Item, table } from '../lib/table.ts';

/** What is stored of a user, sorted by what it is. */
export type Belongings = {
  account: Account | null;
  businesses: StoredBusiness[];
  knowledge: Knowledge[];
  chats: Chat[];
  turns: Turn[];
};

/** Items of a page: turns are packed in the table, and this many of the longest still fit into one answer of a function. */
const pageSize = 100;

/** One page of everything stored of a user, as much as one read gives; `next` leads to the rest. */
export const belongingsOf = async (sub: string, after: string | undefined, now: Date) => {
  const pk = `USER#${sub}`;
  const from = cursor.read(after, 'pk', pk);
  const { items, next } = await table.query({
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': pk },
    Limit: pageSize,
    ...(from && { ExclusiveStartKey: from }),
  });
  const found: Belongings = { account: null, businesses: [], knowledge: [], chats: [], turns: [] };
  for (const item of items) sort(item, found, now);
  return { ...found, next: cursor.write(next) };
};

/** Questions that were never answered and counters are no words of the owner, so they are left out. */
const sort = (item: Item, found: Belongings, now: Date) => {
  const [kind] = item.sk.split('#');
  if (kind === 'ACCOUNT') found.account = Account.parse(item);
  if (kind === 'BUSINESS') found.businesses.push(storedBusiness(item));
  if (kind === 'KNOWS') found.knowledge.push(Knowledge.parse(item));
  if (kind === 'CHAT') found.chats.push(...[storedChat(item) ?? []].flat());
  if (kind === 'TURN' && item.st === 'D' && isLive(item as { ttl?: number }, now))
    found.turns.push(storedTurn(item));
};
