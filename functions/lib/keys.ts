import { createHash } from 'node:crypto';

/** The key of an item in the table. */
export type Key = { pk: string; sk: string };
/** An item of the table: its key and its attributes. */
export type Item = Key & Record<string, unknown>;

/** The partition of an owner's items. */
export const ownerPartition = (userId: string) => `USER#${userId}`;

/** Prefixes of the sort keys of an owner's items. */
export const sortPrefix = {
  business: 'BUSINESS#',
  conversation: 'CHAT#',
  feed: 'FEED#',
  memory: 'KNOWS#',
  number: 'NUMBER#',
  photo: 'PHOTO#',
  review: 'REVIEW#',
  sent: 'SENT#',
  task: 'TASK#',
  taskCount: 'TASKCOUNT#',
  turn: 'TURN#',
  weekNumbers: 'WEEK#',
  work: 'WORK#',
} as const;

/** The key of an item of an owner. */
export const ownerKey = (userId: string, sk: string): Key => ({ pk: ownerPartition(userId), sk });

export const accountKey = (userId: string) => ownerKey(userId, 'ACCOUNT');
export const quotaKey = (userId: string) => ownerKey(userId, 'QUOTA');
export const businessKey = (userId: string, businessId: string) =>
  ownerKey(userId, sortPrefix.business + businessId);
export const conversationKey = (userId: string, conversationId: string) =>
  ownerKey(userId, sortPrefix.conversation + conversationId);
/** The prefix of the sort keys of a business's memory entries. */
export const memoryPrefix = (businessId: string) => `${sortPrefix.memory}${businessId}#`;
export const memoryKey = (userId: string, businessId: string, entryId: string) =>
  ownerKey(userId, memoryPrefix(businessId) + entryId);
/** The prefix of the sort keys of everything kept about the numbers of a business. */
export const numberPrefix = (businessId: string) => `${sortPrefix.number}${businessId}#`;
export const numberKey = (userId: string, businessId: string, entryId: string) =>
  ownerKey(userId, numberPrefix(businessId) + entryId);
/** The prefix of the sort keys of what an owner saved for a business. */
export const workPrefix = (businessId: string) => `${sortPrefix.work}${businessId}#`;
export const workKey = (userId: string, businessId: string, id: string) =>
  ownerKey(userId, workPrefix(businessId) + id);
/** The prefix of the sort keys of a conversation's turns. */
export const turnPrefix = (conversationId: string) => `${sortPrefix.turn}${conversationId}#`;
export const turnKey = (userId: string, conversationId: string, messageId: string) =>
  ownerKey(userId, turnPrefix(conversationId) + messageId);
/** The prefix of the sort keys of the small pictures of a conversation. */
export const photoPrefix = (conversationId: string) => `${sortPrefix.photo}${conversationId}#`;
/** The small picture of the photo that came with a question. */
export const photoKey = (userId: string, conversationId: string, messageId: string) =>
  ownerKey(userId, photoPrefix(conversationId) + messageId);
/** How often an owner has spoken in 24 hours. */
export const recordingsKey = (userId: string) => ownerKey(userId, 'RECORDINGS');
/** What an owner sent to the operator. */
export const sentKey = (userId: string, id: string) => ownerKey(userId, sortPrefix.sent + id);
/** The ids in the key of a turn, or of its photo. */
export const turnIds = ({ sk }: Key) => {
  const [, conversationId = '', messageId = ''] = sk.split('#');
  return { conversationId, messageId };
};

/** Partitions of the index `gsi1`. */
export const indexPartition = {
  accounts: (month: string) => `ACCOUNTS#${month}`,
  conversations: (userId: string) => `CHATS#${userId}`,
  customers: 'CUSTOMERS',
  /** The reasons for a thumb down at one helper. */
  reasons: (helper: string) => `REASONS#${helper}`,
  openQuestions: (nth: number) => `OPEN#${nth}`,
} as const;

/** The item that maps a payment customer to its owner. */
export const customerKey = (customerId: string): Key => ({
  pk: `CUSTOMER#${customerId}`,
  sk: 'CUSTOMER',
});

/** Where a job left off. */
export const jobKey = (job: string): Key => ({ pk: `JOB#${job}`, sk: 'STATE' });

/** The owners whose trial ends on one day (`2026-11-27`, UTC). */
export const trialsPartition = (day: string) => `TRIALS#${day}`;
export const trialKey = (day: string, userId: string): Key => ({
  pk: trialsPartition(day),
  sk: userId,
});

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** The tombstone of an e-mail address, by the keyed hash of the address. */
export const tombstoneKey = (addressHash: string): Key => ({
  pk: `TOMBSTONE#${addressHash}`,
  sk: 'TOMBSTONE',
});

/** The right of an address to take over the account that has it; the key holds a hash, not the address. */
export const transferKey = (email: string): Key => ({
  pk: `TRANSFER#${sha256(email.trim().toLowerCase())}`,
  sk: 'TRANSFER',
});

/** What was sent to the operator from an e-mail address, by the keyed hash of the address. */
export const senderPartition = (addressHash: string) => `SENDER#${addressHash}`;
export const senderKey = (addressHash: string, id: string): Key => ({
  pk: senderPartition(addressHash),
  sk: id,
});

/** The counter of one sender in one minute; the key holds a hash of the sender. */
export const throttleKey = (sender: string, minute: number): Key => ({
  pk: `THROTTLE#${sha256(sender)}`,
  sk: String(minute),
});

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
