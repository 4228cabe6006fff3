import type { AccountId } from '../../lib/account-and-person-ids.ts';
import { setFields } from '../../lib/table.ts';
import { businessIdsOf, updateAccountItem } from '../account-table.ts';

/** Adds a business to the account's and makes it active; undefined, without a change, when the owner has `limit` others or no account. */
export const addBusinessId = (accountId: AccountId, id: string, limit: number, now: Date) => {
  const fields = { active_business_id: id, updated_at: now.toISOString() };
  const set = setFields(fields);
  return updateAccountItem(
    accountId,
    { ...set, UpdateExpression: `${set.UpdateExpression} ADD business_ids :id` },
    {
      condition:
        '(attribute_not_exists(business_ids) OR size(business_ids) < :limit OR contains(business_ids, :one))',
      values: { ':id': new Set([id]), ':one': id, ':limit': limit },
    },
    (item) => ({ ...item, ...fields, business_ids: new Set([...businessIdsOf(item), id]) }),
  );
};

/** Removes a business from the account's; returns the account before and after. */
export const removeBusinessId = (accountId: AccountId, id: string) =>
  updateAccountItem(
    accountId,
    { UpdateExpression: 'DELETE business_ids :id' },
    { values: { ':id': new Set([id]) } },
    (item) => ({
      ...item,
      business_ids: new Set([...businessIdsOf(item)].filter((other) => other !== id)),
    }),
  );
