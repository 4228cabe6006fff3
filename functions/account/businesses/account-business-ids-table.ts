import type { AccountId } from '../../lib/account-and-person-ids.ts';
import { setFields } from '../../lib/table.ts';
import { businessIdsOf, updateAccount, updateAccountItem } from '../account-table.ts';

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

/** Makes a business the active one; undefined when it is not one of the owner's. */
export const setActiveBusiness = (accountId: AccountId, id: string, now: Date) =>
  updateAccount(
    accountId,
    { active_business_id: id, updated_at: now.toISOString() },
    { condition: 'contains(business_ids, :one)', values: { ':one': id } },
  );

/**
 * Makes `next`, or none, active in place of `removed`; undefined, without a change, when `removed` is not active any more
 * or `next` is no longer one of the owner's.
 */
export const replaceActiveBusiness = (
  accountId: AccountId,
  removed: string,
  next: string | null,
  now: Date,
) =>
  updateAccount(
    accountId,
    { active_business_id: next, updated_at: now.toISOString() },
    next === null
      ? { condition: 'active_business_id = :removed', values: { ':removed': removed } }
      : {
          condition: 'active_business_id = :removed AND contains(business_ids, :next)',
          values: { ':removed': removed, ':next': next },
        },
  );

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
