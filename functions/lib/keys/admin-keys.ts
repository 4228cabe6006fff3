import type { AccountId } from '../ids.ts';
import type { Key } from './key.ts';
import { ownerKey, sortPrefix } from './owner-partition.ts';

/** What went wrong with the answers of an owner's account on one day (`2026-11-25`, UTC). */
export const troubleKey = (accountId: AccountId, day: string) =>
  ownerKey(accountId, sortPrefix.trouble + day);

/** What an owner sent to the operator. */
export const sentKey = (accountId: AccountId, id: string) =>
  ownerKey(accountId, sortPrefix.sent + id);

/** What was sent to the operator from an e-mail address, by the keyed hash of the address. */
export const senderPartition = (addressHash: string) => `SENDER#${addressHash}`;

export const senderKey = (addressHash: string, id: string): Key => ({
  pk: senderPartition(addressHash),
  sk: id,
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
