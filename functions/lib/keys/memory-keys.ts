import type { AccountId } from '../account-and-person-ids.ts';
import { ownerKey, sortPrefix } from './owner-item-keys.ts';

/** The prefix of the sort keys of a business's memory entries. */
export const memoryPrefix = (businessId: string) => `${sortPrefix.memory}${businessId}#`;

export const memoryKey = (accountId: AccountId, businessId: string, entryId: string) =>
  ownerKey(accountId, memoryPrefix(businessId) + entryId);
