import { isUnexpired } from '#shared/domain/lib/item-expiry.ts';
import type { StoredConversation } from '../chat/turns/conversations-table.ts';
import type { AccountId, PersonId } from '../lib/account-and-person-ids.ts';
import { attemptOf, isAnswered } from '../lib/items/turn-attempt-attributes.ts';
import { askerOf } from '../lib/keys/conversation-ids.ts';
import { conversationKey, turnIds, turnKey, turnPrefix } from '../lib/keys/conversation-keys.ts';
import { indexPartition } from '../lib/keys/index-partitions.ts';
import type { Item } from '../lib/keys/key-and-item.ts';
import { ownerPartition } from '../lib/keys/owner-item-keys.ts';
import { table } from '../lib/table.ts';
import { isWritten } from '../lib/writes/conditional-write.ts';

/** What of a conversation is copied at most, from its newest turn: as much as one request can read and write in time. */
const bounds = { turns: 1000, bytes: 6_000_000 };
/** Batches that are written in parallel. */
const batches = 4;

/** The answered turns of a conversation as they are stored, newest first, and whether earlier ones were left out. */
export const newestTurnItems = async (accountId: AccountId, conversationId: string, now: Date) => {
  const items: Item[] = [];
  let bytes = 0;
  const all = table.each({
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
    ExpressionAttributeValues: {
      ':pk': ownerPartition(accountId),
      ':prefix': turnPrefix(conversationId),
    },
    ScanIndexForward: false,
    ConsistentRead: true,
  });
  for await (const item of all) {
    if (!isAnswered(item) || !isUnexpired(attemptOf(item), now)) continue;
    bytes += sizeOf(item);
    if (items.length === bounds.turns || (items.length > 0 && bytes > bounds.bytes))
      return { items, isCut: true };
    items.push(item);
  }
  return { items, isCut: false };
};

const sizeOf = (item: Item) =>
  Object.values(item).reduce<number>(
    (sum, value) =>
      sum + (value instanceof Uint8Array ? value.byteLength : JSON.stringify(value).length),
    0,
  );

type Copy = {
  readonly accountId: AccountId;
  /** The copy in the keys of the account, and as its receiver knows it. */
  readonly to: string;
  readonly copyId: string;
  readonly chat: StoredConversation;
  /** Its turns, newest first. */
  readonly items: readonly Item[];
  readonly by: PersonId;
};

/** Stores a copy; false when it was there. The header is written last: an interrupted copy is on no list, and can be repeated. */
export const saveConversationCopy = async (copy: Copy, now: Date) => {
  const { accountId, to, copyId, chat, items, by } = copy;
  const turns = items.map((item) => copiedTurn(accountId, to, item));
  await Promise.all(
    Array.from({ length: batches }, (_, nth) =>
      table.putMany(turns.filter((__, at) => at % batches === nth)),
    ),
  );
  const { pinned: _, ...header } = chat;
  const updated_at = now.toISOString();
  const Item = {
    ...conversationKey(accountId, to),
    ...header,
    id: copyId,
    shared_by: by,
    is_new: true,
    shared_until: items[0] && turnIds(items[0]).messageId,
    updated_at,
    gsi1pk: indexPartition.conversations({ accountId, personId: askerOf(accountId, to) }),
    gsi1sk: `${updated_at}#${copyId}`,
  };
  return isWritten(table.put(Item, { ConditionExpression: 'attribute_not_exists(pk)' }));
};

/** Attributes of a turn that are about whoever asked it, or say that a worker is at it. */
const isOfAsker = (name: string) =>
  name === 'feedback' || name.startsWith('gsi1') || name.startsWith('claim_');

const copiedTurn = (accountId: AccountId, to: string, item: Item): Item => ({
  ...Object.fromEntries(Object.entries(item).filter(([name]) => !isOfAsker(name))),
  ...turnKey(accountId, to, turnIds(item).messageId),
});
