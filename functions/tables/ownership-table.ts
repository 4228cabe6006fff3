import { setFields } from '../lib/table.ts';
import { businessIdsOf, updateAccount, updateAccountItem } from './account-table.ts';

/** Notes that a business is the owner's and makes it active; answers nothing when the owner has `limit` others already. */
export const addBusinessId = (sub: string, id: string, limit: number, now: Date) => {
  const fields = { active_business_id: id, updated_at: now.toISOString() };
  const set = setFields(fields);
  return updateAccountItem(
    sub,
    { ...set, UpdateExpression: `${set.UpdateExpression} ADD business_ids :id` },
    {
      condition:
        '(attribute_not_exists(business_ids) OR size(business_ids) < :limit OR contains(business_ids, :one))',
      values: { ':id': new Set([id]), ':one': id, ':limit': limit },
    },
    (item) => ({ ...item, ...fields, business_ids: new Set([...businessIdsOf(item), id]) }),
  );
};

/** Makes a business the active one; answers nothing when it is not, or no longer, one of the owner's. */
export const setActiveBusiness = (sub: string, id: string, now: Date) =>
  updateAccount(
    sub,
    { active_business_id: id, updated_at: now.toISOString() },
    { condition: 'contains(business_ids, :one)', values: { ':one': id } },
  );

/**
 * Makes `next` active, or none, in place of a business that is gone; answers nothing when another one is active by now,
 * or `next` is gone as well.
 */
export const replaceActiveBusiness = (sub: string, gone: string, next: string | null, now: Date) =>
  updateAccount(
    sub,
    { active_business_id: next, updated_at: now.toISOString() },
    next === null
      ? { condition: 'active_business_id = :gone', values: { ':gone': gone } }
      : {
          condition: 'active_business_id = :gone AND contains(business_ids, :next)',
          values: { ':gone': gone, ':next': next },
        },
  );

/** Takes a business from its owner; answers the account before and after. */
export const removeBusinessId = (sub: string, id: string) =>
  updateAccountItem(
    sub,
    { UpdateExpression: 'DELETE business_ids :id' },
    { values: { ':id': new Set([id]) } },
    (item) => ({
      ...item,
      business_ids: new Set([...businessIdsOf(item)].filter((known) => known !== id)),
    }),
  );
