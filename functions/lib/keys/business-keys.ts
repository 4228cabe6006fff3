import type { AccountId } from '../ids.ts';
import { ownerKey, sortPrefix } from './owner-partition.ts';

export const businessKey = (accountId: AccountId, businessId: string) =>
  ownerKey(accountId, sortPrefix.business + businessId);

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
