import { MemoryEntry } from '#shared/domain/memory/memory-schemas.ts';
import type { AccountId } from '../lib/account-and-person-ids.ts';
import { memoryKey, memoryPrefix } from '../lib/keys/memory-keys.ts';
import { ownerPartition } from '../lib/keys/owner-item-keys.ts';
import { conditionFailed, setFields, table } from '../lib/table.ts';

/** The memory entries of a business of this owner, newest first. */
export const listMemory = async (
  accountId: AccountId,
  businessId: string,
  { consistent = false }: { consistent?: boolean } = {},
) => {
  const items: MemoryEntry[] = [];
  const all = table.each({
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
    ExpressionAttributeValues: {
      ':pk': ownerPartition(accountId),
      ':prefix': memoryPrefix(businessId),
    },
    ScanIndexForward: false,
    ...(consistent && { ConsistentRead: true }),
  });
  for await (const item of all) items.push(MemoryEntry.parse(item));
  return items;
};

/** Stores the entries of `save` and removes those of `drop`. */
export const saveMemory = async (
  accountId: AccountId,
  { save, drop }: { save: readonly MemoryEntry[]; drop: readonly MemoryEntry[] },
) => {
  await Promise.all([
    ...save.map((item) =>
      table.put({ ...memoryKey(accountId, item.business_id, item.id), ...item }),
    ),
    table.removeMany(drop.map((item) => memoryKey(accountId, item.business_id, item.id))),
  ]);
};

type Changes = { text?: string | undefined; paused?: boolean | undefined };

/** Changes one entry and returns it, or undefined when there is none. A new text has no source turn and no quote: the owner wrote it. */
export const updateMemoryEntry = async (
  accountId: AccountId,
  businessId: string,
  id: string,
  { text, paused }: Changes,
  now: Date,
) => {
  try {
    const item = await table.update(memoryKey(accountId, businessId, id), {
      ...setFields({
        ...(text !== undefined && {
          text,
          source_turn: null,
          quote: undefined,
          replaced: undefined,
        }),
        ...(paused !== undefined && { paused }),
        updated_at: now.toISOString(),
      }),
      ConditionExpression: 'attribute_exists(pk)',
    });
    return MemoryEntry.parse(item);
  } catch (error) {
    if (conditionFailed(error)) return undefined;
    throw error;
  }
};

/**
 * Takes back what the answer to that message noted in one entry: what it replaced returns, else the entry is removed.
 * Answers what stands then, null when it is gone, or undefined when the entry does not come from that message.
 */
export const undoMemoryEntry = async (
  accountId: AccountId,
  businessId: string,
  id: string,
  messageId: string,
): Promise<MemoryEntry | null | undefined> => {
  const key = memoryKey(accountId, businessId, id);
  const stored = await table.get(key, { consistent: true });
  const entry = stored && MemoryEntry.parse(stored);
  if (entry?.source_turn?.message_id !== messageId) return undefined;
  const unchanged = {
    ConditionExpression: 'updated_at = :seen AND source_turn.message_id = :message',
    ExpressionAttributeValues: { ':seen': entry.updated_at, ':message': messageId },
  };
  try {
    const { replaced, quote: _, ...rest } = entry;
    if (!replaced) {
      await table.remove(key, unchanged);
      return null;
    }
    const before: MemoryEntry = { ...rest, ...replaced };
    await table.put({ ...key, ...before }, unchanged);
    return before;
  } catch (error) {
    if (conditionFailed(error)) return undefined;
    throw error;
  }
};

/** Removes one entry; false when there is none. */
export const removeMemoryEntry = async (accountId: AccountId, businessId: string, id: string) =>
  (await table.remove(memoryKey(accountId, businessId, id))) !== undefined;
