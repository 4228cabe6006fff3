import { removeGrantsOf } from '../../apps/grants-table.ts';
import { removeConversation } from '../../history/conversation-removal-table.ts';
import type { AccountId } from '../../lib/ids.ts';
import {
  memoryPrefix,
  numberPrefix,
  quotePrefix,
  receivablePrefix,
  resultPrefix,
  workPrefix,
} from '../../lib/keys/business-keys.ts';
import {
  connectionPrefix,
  entryPrefix,
  performancePrefix,
  postPhotoPrefix,
  postPrefix,
  pressedPrefix,
  pressPrefix,
  reviewPrefix,
} from '../../lib/keys/connection-keys.ts';
import { ownerPartition, sortPrefix } from '../../lib/keys/owner-partition.ts';
import {
  checkInKey,
  taskCountKey,
  taskPrefix,
  weekNumbersPrefix,
} from '../../lib/keys/week-keys.ts';
import { table } from '../../lib/table.ts';
import { keysOf, removeWhere } from '../../lib/writes/remove-by-prefix-table.ts';
import { removeFeed } from '../../week/calendar/feeds-table.ts';

/** Removes the items of one business of an owner: conversations, other turns, photos, memory entries, numbers, open invoices, connections, reviews, what people did at a place, posts, tasks on a calendar, presses, AI apps, saved work, tasks, check-in, calendar address, followed-up quotes and results. */
export const removeBusinessItems = async (accountId: AccountId, businessId: string) => {
  const pk = ownerPartition(accountId);
  // Mails, calendar programs and apps come by themselves, so they are stopped first.
  await removeWhere(pk, checkInKey(accountId, businessId).sk);
  await removeFeed(accountId, businessId);
  await removeGrantsOf(accountId, businessId);
  await removeConversations(accountId, businessId);
  await removeWhere(pk, sortPrefix.turn, { businessId });
  await removeWhere(pk, sortPrefix.photo, { businessId });
  // An answer that was stored meanwhile may have written a header.
  await removeConversations(accountId, businessId);
  await removeWhere(pk, memoryPrefix(businessId));
  await removeWhere(pk, numberPrefix(businessId));
  await removeWhere(pk, receivablePrefix(businessId));
  await removeWhere(pk, quotePrefix(businessId));
  await removeWhere(pk, resultPrefix(businessId));
  await removeWhere(pk, connectionPrefix(businessId));
  await removeWhere(pk, reviewPrefix(businessId));
  await removeWhere(pk, performancePrefix(businessId));
  await removeWhere(pk, postPrefix(businessId));
  await removeWhere(pk, entryPrefix(businessId));
  await removeWhere(pk, postPhotoPrefix(businessId));
  await removeWhere(pk, pressPrefix(businessId));
  await removeWhere(pk, pressedPrefix(businessId));
  await removeWhere(pk, workPrefix(businessId));
  await removeWhere(pk, taskPrefix(businessId));
  await table.remove(taskCountKey(accountId, businessId));
  await removeWhere(pk, weekNumbersPrefix(businessId));
};

const removeConversations = async (accountId: AccountId, businessId: string) => {
  for await (const { sk } of keysOf(ownerPartition(accountId), sortPrefix.conversation, businessId))
    await removeConversation(accountId, sk.slice(sortPrefix.conversation.length));
};
