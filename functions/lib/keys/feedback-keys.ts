import type { AccountId } from '../account-and-person-ids.ts';
import type { Key } from './key-and-item.ts';
import { ownerKey, sortPrefix } from './owner-item-keys.ts';

/** What an owner sent to the operator. */
export const sentKey = (accountId: AccountId, id: string) =>
  ownerKey(accountId, sortPrefix.sent + id);

/** What was sent to the operator from an e-mail address, by the keyed hash of the address. */
export const senderPartition = (addressHash: string) => `SENDER#${addressHash}`;

export const senderKey = (addressHash: string, id: string): Key => ({
  pk: senderPartition(addressHash),
  sk: id,
});

/** Messages of one kind that came in during a month (`2026-11`). */
export const inboxPartition = (kind: 'suggestion' | 'contact' | 'priority', month: string) =>
  `INBOX#${kind}#${month}`;

/** What admins answered to a contact message. */
export const repliesPartition = (messageId: string) => `REPLIES#${messageId}`;
