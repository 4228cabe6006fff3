import { createHash } from 'node:crypto';
import { type AccountId, type Actor, type PersonId, toAccountId, toFirstOwnerId } from './ids.ts';

/** The key of an item in the table. */
export type Key = { pk: string; sk: string };
/** An item of the table: its key and its attributes. */
export type Item = Key & Record<string, unknown>;

/** The partition of an owner's items. */
export const ownerPartition = (accountId: AccountId) => `USER#${accountId}`;

/** Prefixes of the sort keys of an owner's items. */
export const sortPrefix = {
  app: 'APP#',
  business: 'BUSINESS#',
  checkIn: 'CHECKIN#',
  /** An account elsewhere; between the account and its businesses, which a question reads as one range. */
  connection: 'ACCOUNTAT#',
  conversation: 'CHAT#',
  entry: 'ENTRY#',
  feed: 'FEED#',
  find: 'FIND#',
  memory: 'KNOWS#',
  /** An account of another owner that a person works in; in the partition of the person. */
  membership: 'MEMBERSHIP#',
  number: 'NUMBER#',
  performance: 'PERFORMANCE#',
  photo: 'PHOTO#',
  post: 'POST#',
  postPhoto: 'POSTPHOTO#',
  press: 'PRESS#',
  pressed: 'PRESSED#',
  quote: 'QUOTE#',
  receivable: 'RECEIVABLE#',
  result: 'RESULT#',
  review: 'REVIEW#',
  sent: 'SENT#',
  task: 'TASK#',
  taskCount: 'TASKCOUNT#',
  trouble: 'TROUBLE#',
  turn: 'TURN#',
  weekNumbers: 'WEEK#',
  work: 'WORK#',
} as const;

/** The key of an item of an owner. */
export const ownerKey = (accountId: AccountId, sk: string): Key => ({
  pk: ownerPartition(accountId),
  sk,
});

export const accountKey = (accountId: AccountId) => ownerKey(accountId, 'ACCOUNT');
/** Who works in an account, and who is invited; between the account and its businesses, which a question reads as one range. */
export const peopleKey = (accountId: AccountId) => ownerKey(accountId, 'ACCOUNTPEOPLE');
/** Leads a person to an account of another owner that they work in. */
export const membershipKey = (personId: PersonId, accountId: AccountId) =>
  ownerKey(toAccountId(personId), sortPrefix.membership + accountId);
/** Leads the hash of the secret in an invitation to its account. */
export const invitationKey = (hash: string): Key => ({
  pk: `INVITATION#${hash}`,
  sk: 'INVITATION',
});
/** The hashes of a person's recovery codes. */
export const recoveryKey = (personId: PersonId) => ownerKey(toAccountId(personId), 'RECOVERY');
/** The last reset of two-step sign-in that an admin asked for. */
export const resetKey = (accountId: AccountId) => ownerKey(accountId, 'RESET');
export const quotaKey = (accountId: AccountId) => ownerKey(accountId, 'QUOTA');
export const businessKey = (accountId: AccountId, businessId: string) =>
  ownerKey(accountId, sortPrefix.business + businessId);
/**
 * A conversation in the keys of its account: its id, for the owner's; after the id of the person, for anybody else's. An id
 * that comes in is a UUID, so nobody can name a conversation of another person.
 */
export const conversationOf = ({ accountId, personId }: Actor, chatId: string) =>
  `${askerPrefix({ accountId, personId })}${chatId.toLowerCase()}`;
/** What the conversations of a person begin with in the keys of an account; empty for its owner. */
export const askerPrefix = ({ accountId, personId }: Actor) =>
  personId === toFirstOwnerId(accountId) ? '' : `${personId}.`;
/** The id of a conversation as its person knows it. */
export const chatIdOf = (conversationId: string) =>
  conversationId.slice(conversationId.indexOf('.') + 1);
/** Whose conversation it is. */
export const askerOf = (accountId: AccountId, conversationId: string): PersonId =>
  conversationId.includes('.')
    ? conversationId.slice(0, conversationId.indexOf('.'))
    : toFirstOwnerId(accountId);
export const conversationKey = (accountId: AccountId, conversationId: string) =>
  ownerKey(accountId, sortPrefix.conversation + conversationId);
/** The prefix of the sort keys of a business's memory entries. */
export const memoryPrefix = (businessId: string) => `${sortPrefix.memory}${businessId}#`;
export const memoryKey = (accountId: AccountId, businessId: string, entryId: string) =>
  ownerKey(accountId, memoryPrefix(businessId) + entryId);
/** The prefix of the sort keys of everything kept about the numbers of a business. */
export const numberPrefix = (businessId: string) => `${sortPrefix.number}${businessId}#`;
export const numberKey = (accountId: AccountId, businessId: string, entryId: string) =>
  ownerKey(accountId, numberPrefix(businessId) + entryId);
/** The prefix of the sort keys of the invoices that customers of a business owe for. */
export const receivablePrefix = (businessId: string) => `${sortPrefix.receivable}${businessId}#`;
export const receivableKey = (accountId: AccountId, businessId: string, id: string) =>
  ownerKey(accountId, receivablePrefix(businessId) + id);
/** The prefix of the sort keys of what is counted of a business. */
export const resultPrefix = (businessId: string) => `${sortPrefix.result}${businessId}#`;
/** Of the days of an ISO week (`2026-W48`) that are in a month (`2026-11`). */
export const resultKey = (
  accountId: AccountId,
  businessId: string,
  { month, week }: { month: string; week: string },
) => ownerKey(accountId, `${resultPrefix(businessId)}${month}#${week}`);
/** The prefix of the sort keys of the quotes of a business that were followed up. */
export const quotePrefix = (businessId: string) => `${sortPrefix.quote}${businessId}#`;
export const quoteKey = (accountId: AccountId, businessId: string, id: string) =>
  ownerKey(accountId, quotePrefix(businessId) + id);
/** The prefix of the sort keys of what an owner saved for a business. */
export const workPrefix = (businessId: string) => `${sortPrefix.work}${businessId}#`;
export const workKey = (accountId: AccountId, businessId: string, id: string) =>
  ownerKey(accountId, workPrefix(businessId) + id);
/** The prefix of the sort keys of a conversation's turns. */
export const turnPrefix = (conversationId: string) => `${sortPrefix.turn}${conversationId}#`;
export const turnKey = (accountId: AccountId, conversationId: string, messageId: string) =>
  ownerKey(accountId, turnPrefix(conversationId) + messageId);
/** The prefix of the sort keys of the small pictures of a conversation. */
export const photoPrefix = (conversationId: string) => `${sortPrefix.photo}${conversationId}#`;
/** The small picture of the photo that came with a question. */
export const photoKey = (accountId: AccountId, conversationId: string, messageId: string) =>
  ownerKey(accountId, photoPrefix(conversationId) + messageId);
/** What an owner's account spent on the model on one day (`2026-11-25`, UTC). */
export const spendKey = (accountId: AccountId, day: string) => ownerKey(accountId, `SPEND#${day}`);
/** What went wrong with the answers of an owner's account on one day (`2026-11-25`, UTC). */
export const troubleKey = (accountId: AccountId, day: string) =>
  ownerKey(accountId, sortPrefix.trouble + day);
/** How often an owner has spoken in 24 hours. */
export const recordingsKey = (accountId: AccountId) => ownerKey(accountId, 'RECORDINGS');
/** What an owner sent to the operator. */
export const sentKey = (accountId: AccountId, id: string) =>
  ownerKey(accountId, sortPrefix.sent + id);
/** The ids in the key of a turn, or of its photo. */
export const turnIds = ({ sk }: Key) => {
  const [, conversationId = '', messageId = ''] = sk.split('#');
  return { conversationId, messageId };
};

/** Partitions of the index `gsi1`. */
export const indexPartition = {
  accounts: (month: string) => `ACCOUNTS#${month}`,
  conversations: ({ accountId, personId }: Actor) =>
    personId === toFirstOwnerId(accountId)
      ? `CHATS#${accountId}`
      : `CHATS#${accountId}#${personId}`,
  customers: 'CUSTOMERS',
  /** The reasons for a thumb down at one helper. */
  reasons: (helper: string) => `REASONS#${helper}`,
  /** What admins did about one account or other target. */
  audited: (target: string) => `AUDITED#${target}`,
  /** What accounts are found by, in parts by the first two characters. */
  find: (word: string) => `FIND#${[...word].slice(0, 2).join('')}`,
  /** Contact messages that are not done, by the moment from which they are shown. */
  openMessages: 'INBOX#OPEN',
  /** Suggestions that nobody has dealt with, by their id. */
  openSuggestions: 'INBOX#IDEAS',
  openQuestions: (nth: number) => `OPEN#${nth}`,
  /** The people of accounts from which somebody was removed, by the moment from which the first of them is gone for good. */
  removedPeople: 'REMOVEDPEOPLE',
  /** Resets of two-step sign-in that wait, by the moment they are due. */
  resets: 'RESETS',
  /** What accounts spent on the model on one day (`2026-11-25`, UTC), by the sum. */
  spenders: (day: string) => `SPENDERS#${day}`,
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
export const trialKey = (day: string, accountId: AccountId): Key => ({
  pk: trialsPartition(day),
  sk: accountId,
});

/** The SHA-256 of a text as hexadecimal digits. */
export const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** What is known of the trial of a mailbox, by the keyed hash of the mailbox. */
export const trialClaimKey = (mailboxHash: string): Key => ({
  pk: `TRIAL#${mailboxHash}`,
  sk: 'TRIAL',
});

/** The right of an address to take over the account that has it; the key holds a hash, not the address. */
export const transferKey = (email: string): Key => ({
  pk: `TRANSFER#${sha256(email.trim().toLowerCase())}`,
  sk: 'TRANSFER',
});

/** Where an account has moved from an earlier id, by the hash of that id. */
export const movedKey = (from: AccountId): Key => ({ pk: `MOVED#${sha256(from)}`, sk: 'MOVED' });

/** What was sent to the operator from an e-mail address, by the keyed hash of the address. */
export const senderPartition = (addressHash: string) => `SENDER#${addressHash}`;
export const senderKey = (addressHash: string, id: string): Key => ({
  pk: senderPartition(addressHash),
  sk: id,
});

/** The counter of one sender in one minute or day; the key holds a hash of the sender. */
export const throttleKey = (sender: string, window: number): Key => ({
  pk: `THROTTLE#${sha256(sender)}`,
  sk: String(window),
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

/** What admins answered to a contact message. */
export const repliesPartition = (messageId: string) => `REPLIES#${messageId}`;

/** The audit trail of a month (`2026-11`). */
export const auditPartition = (month: string) => `AUDIT#${month}`;
