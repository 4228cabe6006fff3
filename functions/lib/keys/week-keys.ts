import type { AccountId, PersonId } from '../account-and-person-ids.ts';
/** Keys of tasks, the weekly check-in, its numbers and the calendar address. */
import type { Key } from './key-and-item.ts';
import { ownerKey, sortPrefix } from './owner-item-keys.ts';

/** The prefix of the sort keys of a business's tasks. */
export const taskPrefix = (businessId: string) => `${sortPrefix.task}${businessId}#`;
export const taskKey = (accountId: AccountId, businessId: string, id: string) =>
  ownerKey(accountId, taskPrefix(businessId) + id);
/** How many open tasks a business has. */
export const taskCountKey = (accountId: AccountId, businessId: string) =>
  ownerKey(accountId, sortPrefix.taskCount + businessId);
/** The prefix of the sort keys of the three numbers of a business's weeks. */
export const weekNumbersPrefix = (businessId: string) => `${sortPrefix.weekNumbers}${businessId}#`;
/** The three numbers of one ISO week, `2026-W48`. */
export const weekNumbersKey = (accountId: AccountId, businessId: string, week: string) =>
  ownerKey(accountId, weekNumbersPrefix(businessId) + week);
/** When the weekly check-in of a business comes; the mail that somebody of the office asked for, under their id. */
export const checkInKey = (accountId: AccountId, businessId: string, personId?: PersonId) =>
  ownerKey(accountId, sortPrefix.checkIn + businessId + (personId ? `#${personId}` : ''));
/** The calendar address of a business, as its owner sees it. */
export const feedKey = (accountId: AccountId, businessId: string) =>
  ownerKey(accountId, sortPrefix.feed + businessId);

/** The item that maps the hash of a calendar address to its business. */
export const feedHashKey = (hash: string): Key => ({ pk: `FEED#${hash}`, sk: 'FEED' });
