import type { AccountId } from '../account-and-person-ids.ts';
import { ownerKey, sortPrefix } from './owner-item-keys.ts';

/** The prefix of the sort keys of what an owner saved for a business. */
export const workPrefix = (businessId: string) => `${sortPrefix.work}${businessId}#`;

export const workKey = (accountId: AccountId, businessId: string, id: string) =>
  ownerKey(accountId, workPrefix(businessId) + id);
