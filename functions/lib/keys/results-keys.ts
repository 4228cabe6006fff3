import type { AccountId } from '../account-and-person-ids.ts';
import { ownerKey, sortPrefix } from './owner-item-keys.ts';

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
