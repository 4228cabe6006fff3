import { findConversation, storedConversation } from '../chat/turns/conversations-table.ts';
import type { AccountId } from '../lib/account-and-person-ids.ts';
import { conversationKey, photoPrefix, turnPrefix } from '../lib/keys/conversation-keys.ts';
import type { Key } from '../lib/keys/key-and-item.ts';
import { ownerPartition } from '../lib/keys/owner-item-keys.ts';
import { conditionFailed, setFields, table } from '../lib/table.ts';

/**
 * Removes the turns of a conversation, its title and what its prompts were to achieve, and returns its header: null for one that is
 * not saved and only had turns, undefined when there is neither. A header that a later answer has written stays.
 */
export const clearConversation = async (accountId: AccountId, id: string, now: Date) => {
  const header = await findConversation(accountId, id);
  const removed = await removeTurns(accountId, id);
  if (!header) return removed > 0 ? null : undefined;
  const updatedAt = now.toISOString();
  try {
    const item = await table.update(conversationKey(accountId, id), {
      ...setFields({
        message_count: 0,
        title: '',
        own_title: undefined,
        preview: '',
        followed_up: undefined,
        session_goal: null,
        specificOutcome: null,
        constraints: null,
        updated_at: updatedAt,
        gsi1sk: `${updatedAt}#${id}`,
      }),
      ConditionExpression: '#updated_at <= :updated_at',
    });
    return storedConversation(item);
  } catch (error) {
    if (conditionFailed(error)) return findConversation(accountId, id);
    throw error;
  }
};

/** Deletes a conversation; false when there is none. It is taken off the list first and its header is removed last, so an interrupted delete can be repeated. */
export const removeConversation = async (accountId: AccountId, id: string): Promise<boolean> => {
  try {
    await table.update(conversationKey(accountId, id), {
      UpdateExpression: 'SET deleting = :yes REMOVE gsi1pk, gsi1sk',
      ConditionExpression: 'attribute_exists(pk)',
      ExpressionAttributeValues: { ':yes': true },
      ReturnValues: 'NONE',
    });
  } catch (error) {
    if (conditionFailed(error)) return false;
    throw error;
  }
  await removeTurns(accountId, id);
  await table.remove(conversationKey(accountId, id));
  return true;
};

/** Batches that are removed in parallel. */
const batches = 4;

/** Removes the turns of a conversation with their photos, and returns the number of turns. */
const removeTurns = async (accountId: AccountId, id: string) => {
  const removed = await removeUnder(accountId, turnPrefix(id));
  // Afterwards: a photo is stored only while its turn is there.
  await removeUnder(accountId, photoPrefix(id));
  return removed;
};

/** Removes the items under a prefix and returns their number. */
const removeUnder = async (accountId: AccountId, prefix: string) => {
  let keys: Key[] = [];
  let removed = 0;
  const flush = async () => {
    const parts = Array.from({ length: batches }, (_, nth) =>
      keys.filter((_, at) => at % batches === nth),
    );
    await Promise.all(parts.map((part) => table.removeMany(part)));
    removed += keys.length;
    keys = [];
  };
  const all = table.each({
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
    ExpressionAttributeValues: { ':pk': ownerPartition(accountId), ':prefix': prefix },
    ProjectionExpression: 'pk, sk',
    ConsistentRead: true,
  });
  for await (const item of all) {
    keys.push(item);
    if (keys.length === batches * 25) await flush();
  }
  await flush();
  return removed;
};
