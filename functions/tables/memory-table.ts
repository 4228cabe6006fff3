import { MemoryEntry } from '#shared/domain/chat.ts';
import { memoryKey, memoryPrefix, ownerPartition } from '../lib/keys.ts';
import { conditionFailed, setFields, table } from '../lib/table.ts';

/** What the helpers know of a business of this owner, newest first. */
export const listMemory = async (
  sub: string,
  businessId: string,
  { consistent = false }: { consistent?: boolean } = {},
) => {
  const items: MemoryEntry[] = [];
  const all = table.each({
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
    ExpressionAttributeValues: { ':pk': ownerPartition(sub), ':prefix': memoryPrefix(businessId) },
    ScanIndexForward: false,
    ...(consistent && { ConsistentRead: true }),
  });
  for await (const item of all) items.push(MemoryEntry.parse(item));
  return items;
};

/** Stores what was learned and drops what had to make room. */
export const saveMemory = async (
  sub: string,
  { save, drop }: { save: readonly MemoryEntry[]; drop: readonly MemoryEntry[] },
) => {
  await Promise.all([
    ...save.map((item) => table.put({ ...memoryKey(sub, item.business_id, item.id), ...item })),
    table.removeMany(drop.map((item) => memoryKey(sub, item.business_id, item.id))),
  ]);
};

type Changes = { text?: string | undefined; paused?: boolean | undefined };

/** Changes one entry; answers it as it is now, or nothing when there is none. Words of the owner have no source any more. */
export const updateMemoryEntry = async (
  sub: string,
  businessId: string,
  id: string,
  { text, paused }: Changes,
  now: Date,
) => {
  try {
    const item = await table.update(memoryKey(sub, businessId, id), {
      ...setFields({
        ...(text !== undefined && { text, source_turn: null }),
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

/** Forgets one entry for good; answers whether it was there. */
export const removeMemoryEntry = async (sub: string, businessId: string, id: string) =>
  (await table.remove(memoryKey(sub, businessId, id))) !== undefined;
