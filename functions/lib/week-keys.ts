/** Keys of tasks, the weekly review, its numbers and the calendar address. */
import { type Key, ownerKey, sortPrefix } from './keys.ts';

/** The prefix of the sort keys of a business's tasks. */
export const taskPrefix = (businessId: string) => `${sortPrefix.task}${businessId}#`;
export const taskKey = (userId: string, businessId: string, id: string) =>
  ownerKey(userId, taskPrefix(businessId) + id);
/** How many open tasks a business has. */
export const taskCountKey = (userId: string, businessId: string) =>
  ownerKey(userId, sortPrefix.taskCount + businessId);
/** The prefix of the sort keys of the three numbers of a business's weeks. */
export const weekNumbersPrefix = (businessId: string) => `${sortPrefix.weekNumbers}${businessId}#`;
/** The three numbers of one ISO week, `2026-W48`. */
export const weekNumbersKey = (userId: string, businessId: string, week: string) =>
  ownerKey(userId, weekNumbersPrefix(businessId) + week);
/** When the weekly review of a business comes. */
export const reviewKey = (userId: string, businessId: string) =>
  ownerKey(userId, sortPrefix.review + businessId);
/** The calendar address of a business, as its owner sees it. */
export const feedKey = (userId: string, businessId: string) =>
  ownerKey(userId, sortPrefix.feed + businessId);

/** The item that maps the hash of a calendar address to its business. */
export const feedHashKey = (hash: string): Key => ({ pk: `FEED#${hash}`, sk: 'FEED' });
