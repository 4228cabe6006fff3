import { createHash } from 'node:crypto';

/** The key of an item in the table. */
export type Key = { pk: string; sk: string };
/** An item of the table: its key and its attributes. */
export type Item = Key & Record<string, unknown>;

/** The partition that holds everything a user owns. */
export const ownerPartition = (userId: string) => `USER#${userId}`;

/** What the sort key of an owner's item begins with, by kind of item. */
export const sortPrefix = {
  business: 'BUSINESS#',
  conversation: 'CHAT#',
  memory: 'KNOWS#',
  sent: 'SENT#',
  turn: 'TURN#',
} as const;

const owned = (userId: string, sk: string): Key => ({ pk: ownerPartition(userId), sk });

export const accountKey = (userId: string) => owned(userId, 'ACCOUNT');
export const quotaKey = (userId: string) => owned(userId, 'QUOTA');
export const businessKey = (userId: string, businessId: string) =>
  owned(userId, sortPrefix.business + businessId);
export const conversationKey = (userId: string, conversationId: string) =>
  owned(userId, sortPrefix.conversation + conversationId);
/** What the sort key of every memory entry of one business begins with. */
export const memoryPrefix = (businessId: string) => `${sortPrefix.memory}${businessId}#`;
export const memoryKey = (userId: string, businessId: string, entryId: string) =>
  owned(userId, memoryPrefix(businessId) + entryId);
/** What the sort key of every turn of one conversation begins with. */
export const turnPrefix = (conversationId: string) => `${sortPrefix.turn}${conversationId}#`;
export const turnKey = (userId: string, conversationId: string, messageId: string) =>
  owned(userId, turnPrefix(conversationId) + messageId);
/** What an owner sent to the operator. */
export const sentKey = (userId: string, id: string) => owned(userId, sortPrefix.sent + id);
/** The ids in the key of a turn. */
export const turnIds = ({ sk }: Key) => {
  const [, conversationId = '', messageId = ''] = sk.split('#');
  return { conversationId, messageId };
};

/** Partitions of the index `gsi1`. */
export const indexPartition = {
  accounts: (month: string) => `ACCOUNTS#${month}`,
  conversations: (userId: string) => `CHATS#${userId}`,
  customers: 'CUSTOMERS',
} as const;

/** A payment customer, which leads to its owner. */
export const customerKey = (customerId: string): Key => ({
  pk: `CUSTOMER#${customerId}`,
  sk: 'CUSTOMER',
});

/** The owners whose trial ends on one day (`2026-11-27`, UTC). */
export const trialsPartition = (day: string) => `TRIALS#${day}`;
export const trialKey = (day: string, userId: string): Key => ({
  pk: trialsPartition(day),
  sk: userId,
});

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** What remains of an address that had an account; the address itself is not stored. */
export const tombstoneKey = (email: string): Key => ({
  pk: `TOMBSTONE#${sha256(email.trim().toLowerCase())}`,
  sk: 'TOMBSTONE',
});

/** The counter of one sender in one minute; the sender's address is not stored. */
export const throttleKey = (sender: string, minute: number): Key => ({
  pk: `THROTTLE#${sha256(sender)}`,
  sk: String(minute),
});

const starterPromptsPk = 'ACTIONS';
/** The starter prompts of a helper for a trade. */
export const starterPromptsPartition = (helper: string, trade: string) =>
  `${starterPromptsPk}#${helper}#${trade}`;
/** A starter prompt in its place; three digits keep the keys in the order of the numbers. */
export const starterPromptKey = (
  helper: string,
  trade: string,
  order: number,
  id: string,
): Key => ({
  pk: starterPromptsPartition(helper, trade),
  sk: `${String(order).padStart(3, '0')}#${id}`,
});
/** Which version of the shipped prompts was loaded last. */
export const catalogueVersionKey: Key = { pk: starterPromptsPk, sk: 'VERSION' };

const statsPrefix = 'STATS#';
/** Counters of a day (`2026-11-20`) or of `total`, by kind. */
export const statsKey = (scope: string, kind: string): Key => ({
  pk: statsPrefix + scope,
  sk: kind,
});
/** The day or `total` in the key of a counter item. */
export const statsScope = ({ pk }: Key) => pk.slice(statsPrefix.length);

/** Messages of one kind that came in during a month (`2026-11`). */
export const inboxPartition = (kind: 'suggestion' | 'contact' | 'priority', month: string) =>
  `INBOX#${kind}#${month}`;

/** The audit trail of a month (`2026-11`). */
export const auditPartition = (month: string) => `AUDIT#${month}`;
