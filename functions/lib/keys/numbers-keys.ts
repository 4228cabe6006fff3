import type { AccountId } from '../account-and-person-ids.ts';
import { ownerKey, sortPrefix } from './owner-item-keys.ts';

/** The prefix of the sort keys of everything kept about the numbers of a business. */
export const numberPrefix = (businessId: string) => `${sortPrefix.number}${businessId}#`;

export const numberKey = (accountId: AccountId, businessId: string, entryId: string) =>
  ownerKey(accountId, numberPrefix(businessId) + entryId);
