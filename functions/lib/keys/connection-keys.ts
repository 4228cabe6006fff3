/** Keys of connected accounts, of attempts to connect one, and of what leads from an account there to its connections. */
import type { ProviderId } from '#shared/domain/connections/providers.ts';
import type { AccountId } from '../account-and-person-ids.ts';
import type { Key } from './key-and-item.ts';
import { ownerKey, sortPrefix } from './owner-item-keys.ts';

/** The prefix of the sort keys of a business's connections. */
export const connectionPrefix = (businessId: string) => `${sortPrefix.connection}${businessId}#`;
export const connectionKey = (accountId: AccountId, businessId: string, provider: ProviderId) =>
  ownerKey(accountId, connectionPrefix(businessId) + provider);

/** The prefix of the sort keys of the invoices that customers of a business owe for. */
export const receivablePrefix = (businessId: string) => `${sortPrefix.receivable}${businessId}#`;
export const receivableKey = (accountId: AccountId, businessId: string, id: string) =>
  ownerKey(accountId, receivablePrefix(businessId) + id);
/** The prefix of the sort keys of the reviews of a business. */
export const reviewPrefix = (businessId: string) => `${sortPrefix.review}${businessId}#`;
export const reviewKey = (accountId: AccountId, businessId: string, id: string) =>
  ownerKey(accountId, reviewPrefix(businessId) + id);
/** The prefix of the sort keys of what people did at the connected places of a business. */
export const performancePrefix = (businessId: string) => `${sortPrefix.performance}${businessId}#`;
export const performanceKey = (accountId: AccountId, businessId: string, provider: ProviderId) =>
  ownerKey(accountId, performancePrefix(businessId) + provider);
/** The prefix of the sort keys of the posts of a business; a post has an item for each place. */
export const postPrefix = (businessId: string) => `${sortPrefix.post}${businessId}#`;
export const postKey = (
  accountId: AccountId,
  businessId: string,
  id: string,
  provider: ProviderId,
) => ownerKey(accountId, `${postPrefix(businessId)}${id}#${provider}`);
/** The prefix of the sort keys of the photos of a business that wait with their posts, each for the press that it goes with. */
export const postPhotoPrefix = (businessId: string) => `${sortPrefix.postPhoto}${businessId}#`;
export const postPhotoKey = (accountId: AccountId, businessId: string, press: string) =>
  ownerKey(accountId, postPhotoPrefix(businessId) + press);
/** The prefix of the sort keys of the tasks of a business that were put on a connected calendar. */
export const entryPrefix = (businessId: string) => `${sortPrefix.entry}${businessId}#`;
export const entryKey = (accountId: AccountId, businessId: string, task: string) =>
  ownerKey(accountId, entryPrefix(businessId) + task);
/** The prefix of the sort keys of what was pressed to be written at a provider, with the words. */
export const pressPrefix = (businessId: string) => `${sortPrefix.press}${businessId}#`;
export const pressKey = (accountId: AccountId, businessId: string, id: string) =>
  ownerKey(accountId, pressPrefix(businessId) + id);
/** The prefix of the sort keys of the record that something was pressed, without words. */
export const pressedPrefix = (businessId: string) => `${sortPrefix.pressed}${businessId}#`;
export const pressedKey = (accountId: AccountId, businessId: string, id: string) =>
  ownerKey(accountId, pressedPrefix(businessId) + id);

/** A sign-in at a provider that has begun, by the hash of its state. */
export const attemptKey = (stateHash: string): Key => ({
  pk: `ATTEMPT#${stateHash}`,
  sk: 'ATTEMPT',
});

/** The connections of one account at a provider, by the keyed hash of its id there. */
export const accountOfPartition = (provider: ProviderId, remoteHash: string) =>
  `ACCOUNTOF#${provider}#${remoteHash}`;
export const accountOfKey = (
  provider: ProviderId,
  remoteHash: string,
  accountId: AccountId,
  businessId: string,
): Key => ({ pk: accountOfPartition(provider, remoteHash), sk: `${accountId}#${businessId}` });

/** How many calls of a provider were made on one day (`2026-11-25`, UTC). */
export const callsKey = (provider: ProviderId, day: string): Key => ({
  pk: `CALLS#${provider}`,
  sk: day,
});

/** What was pressed and goes in one hour (`2026-11-25T14`, UTC), a partition of the index. */
export const pressHour = (at: Date) => `PRESSES#${at.toISOString().slice(0, 13)}`;

/** The connections that are to be read again in one hour (`2026-11-25T14`, UTC), a partition of the index. */
export const dueHour = (at: Date) => `SYNC#${at.toISOString().slice(0, 13)}`;
