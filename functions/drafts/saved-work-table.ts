import { SavedWork } from '#shared/domain/drafts/saved-work.ts';
import type { AccountId } from '../lib/account-and-person-ids.ts';
import { businessKey } from '../lib/keys/business-key.ts';
import { ownerPartition } from '../lib/keys/owner-item-keys.ts';
import { workKey, workPrefix } from '../lib/keys/saved-work-keys.ts';
import { conditionFailed, setFields, table } from '../lib/table.ts';
import { writeForBusiness } from '../lib/writes/business-writes-table.ts';

/** What an owner saved for a business, newest first. */
export const listWork = async (accountId: AccountId, businessId: string) => {
  const items: SavedWork[] = [];
  const all = table.each({
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
    ExpressionAttributeValues: {
      ':pk': ownerPartition(accountId),
      ':prefix': workPrefix(businessId),
    },
    ScanIndexForward: false,
    // The page reads the list again after each change.
    ConsistentRead: true,
  });
  for await (const item of all) items.push(SavedWork.parse(item));
  return items;
};

/** The work saved last for a business, by which a write knows that no other came between; undefined before the first. */
export const lastSavedWork = async (accountId: AccountId, businessId: string) => {
  const item = await table.get(businessKey(accountId, businessId), { consistent: true });
  return item?.last_work === undefined ? undefined : String(item.last_work);
};

/**
 * Stores new work if the work saved last is still `seen`; `refused` when it is not, or when its id is stored already.
 * What was counted after `seen` was read is then still so.
 */
export const addWork = (
  accountId: AccountId,
  work: SavedWork,
  seen: string | undefined,
): Promise<'saved' | 'no-business' | 'refused'> =>
  writeForBusiness(accountId, work.business_id, [
    {
      Put: {
        TableName: table.name,
        Item: { ...workKey(accountId, work.business_id, work.id), ...work },
        ConditionExpression: 'attribute_not_exists(pk)',
      },
    },
    {
      Update: {
        TableName: table.name,
        Key: businessKey(accountId, work.business_id),
        UpdateExpression: 'SET last_work = :work',
        ConditionExpression: `attribute_exists(pk) AND ${seen ? 'last_work = :seen' : 'attribute_not_exists(last_work)'}`,
        ExpressionAttributeValues: { ':work': work.id, ...(seen && { ':seen': seen }) },
      },
    },
  ]);

/** Names work anew and returns it, or undefined when there is none. */
export const renameWork = async (
  accountId: AccountId,
  businessId: string,
  id: string,
  name: string,
  now: Date,
) => {
  try {
    const item = await table.update(workKey(accountId, businessId, id), {
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
export const removeWork = async (accountId: AccountId, businessId: string, id: string) =>
  (await table.remove(workKey(accountId, businessId, id))) !== undefined;
