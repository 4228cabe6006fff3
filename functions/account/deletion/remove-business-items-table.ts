import { removeGrantsOf } from '../../apps/grants-table.ts';
import { removeConversation } from '../../history/clear-or-remove-conversation-table.ts';
import type { AccountId } from '../../lib/account-and-person-ids.ts';
import {
  connectionPrefix,
  entryPrefix,
  performancePrefix,
  postPhotoPrefix,
  postPrefix,
  pressedPrefix,
  pressPrefix,
  receivablePrefix,
  reviewPrefix,
} from '../../lib/keys/connection-keys.ts';
import { memoryPrefix } from '../../lib/keys/memory-keys.ts';
import { numberPrefix } from '../../lib/keys/numbers-keys.ts';
import { ownerPartition, sortPrefix } from '../../lib/keys/owner-item-keys.ts';
import { quotePrefix, resultPrefix } from '../../lib/keys/results-keys.ts';
import { workPrefix } from '../../lib/keys/saved-work-keys.ts';
import {
  checkInKey,
  taskCountKey,
  taskPrefix,
  weekNumbersPrefix,
} from '../../lib/keys/week-keys.ts';
import { table } from '../../lib/table.ts';
import { keysByPrefix, removeByPrefix } from '../../lib/writes/remove-by-prefix-table.ts';
import { removeFeed } from '../../week/calendar/feeds-table.ts';

/** Removes the items of one business of an owner: conversations, other turns, photos, memory entries, numbers, open invoices, connections, reviews, what people did at a place, posts, tasks on a calendar, presses, AI apps, saved work, tasks, check-in, calendar address, followed-up quotes and results. */
export const removeBusinessItems = async (accountId: AccountId, businessId: string) => {
  const pk = ownerPartition(accountId);
  // Mails, calendar programs and apps come by themselves, so they are stopped first.
  await removeByPrefix(pk, checkInKey(accountId, businessId).sk);
  await removeFeed(accountId, businessId);
  await removeGrantsOf(accountId, businessId);
  await removeConversations(accountId, businessId);
  await removeByPrefix(pk, sortPrefix.turn, { businessId });
  await removeByPrefix(pk, sortPrefix.photo, { businessId });
  // An answer that was stored meanwhile may have written a header.
  await removeConversations(accountId, businessId);
  await removeByPrefix(pk, memoryPrefix(businessId));
  await removeByPrefix(pk, numberPrefix(businessId));
  await removeByPrefix(pk, receivablePrefix(businessId));
  await removeByPrefix(pk, quotePrefix(businessId));
  await removeByPrefix(pk, resultPrefix(businessId));
  await removeByPrefix(pk, connectionPrefix(businessId));
  await removeByPrefix(pk, reviewPrefix(businessId));
  await removeByPrefix(pk, performancePrefix(businessId));
  await removeByPrefix(pk, postPrefix(businessId));
  await removeByPrefix(pk, entryPrefix(businessId));
  await removeByPrefix(pk, postPhotoPrefix(businessId));
  await removeByPrefix(pk, pressPrefix(businessId));
  await removeByPrefix(pk, pressedPrefix(businessId));
  await removeByPrefix(pk, workPrefix(businessId));
  await removeByPrefix(pk, taskPrefix(businessId));
  await table.remove(taskCountKey(accountId, businessId));
  await removeByPrefix(pk, weekNumbersPrefix(businessId));
};

const removeConversations = async (accountId: AccountId, businessId: string) => {
  for await (const { sk } of keysByPrefix(
    ownerPartition(accountId),
    sortPrefix.conversation,
    businessId,
  ))
    await removeConversation(accountId, sk.slice(sortPrefix.conversation.length));
};
