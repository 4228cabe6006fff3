import { SavedWork } from '#shared/domain/saved-work.ts';
import { ownerPartition, workKey, workPrefix } from '../lib/keys.ts';
import { conditionFailed, setFields, table } from '../lib/table.ts';
import { writeForBusiness } from './business-writes-table.ts';

/** What an owner saved for a business, newest first. */
export const listWork = async (sub: string, businessId: string) => {
  const items: SavedWork[] = [];
  const all = table.each({
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
    ExpressionAttributeValues: { ':pk': ownerPartition(sub), ':prefix': workPrefix(businessId) },
    ScanIndexForward: false,
    // The page reads the list again after each change.
    ConsistentRead: true,
  });
  for await (const item of all) items.push(SavedWork.parse(item));
  return items;
};

/** One piece of work, or undefined. */
export const findWork = async (sub: string, businessId: string, id: string) => {
  const item = await table.get(workKey(sub, businessId, id), { consistent: true });
  return item && SavedWork.parse(item);
};

/** Stores new work; `exists` when its id is stored already, which is left as it is. */
export const addWork = async (
  sub: string,
  work: SavedWork,
): Promise<'saved' | 'no-business' | 'exists'> => {
  const outcome = await writeForBusiness(sub, work.business_id, [
    {
      Put: {
        TableName: table.name,
        Item: { ...workKey(sub, work.business_id, work.id), ...work },
        ConditionExpression: 'attribute_not_exists(pk)',
      },
    },
  ]);
  return outcome === 'refused' ? 'exists' : outcome;
};

/** Names work anew and returns it, or undefined when there is none. */
export const renameWork = async (
  sub: string,
  businessId: string,
  id: string,
  name: string,
  now: Date,
) => {
  try {
    const item = await table.update(workKey(sub, businessId, id), {
      ...setFields({ name, updated_at: now.toISOString() }),
      ConditionExpression: 'attribute_exists(pk)',
    });
    return SavedWork.parse(item);
  } catch (error) {
    if (conditionFailed(error)) return undefined;
    throw error;
  }
};

/** Removes one piece of work; false when there is none. */
export const removeWork = async (sub: string, businessId: string, id: string) =>
  (await table.remove(workKey(sub, businessId, id))) !== undefined;
