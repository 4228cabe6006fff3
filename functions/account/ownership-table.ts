import { setFields } from '../lib/table.ts';
import { changeAccount, idsOf, writeAccount } from './account-table.ts';

/** Notes that a business is the owner's and makes it active; answers nothing when the owner has `limit` others already. */
export const ownBusiness = (sub: string, id: string, limit: number, now: Date) => {
  const fields = { active_business_id: id, updated_at: now.toISOString() };
  const set = setFields(fields);
  return writeAccount(
    sub,
    { ...set, UpdateExpression: `${set.UpdateExpression} ADD business_ids :id` },
    {
      condition:
        '(attribute_not_exists(business_ids) OR size(business_ids) < :limit OR contains(business_ids, :one))',
      values: { ':id': new Set([id]), ':one': id, ':limit': limit },
    },
    (item) => ({ ...item, ...fields, business_ids: new Set([...idsOf(item), id]) }),
  );
};

/** Makes a business the active one; answers nothing when it is not, or no longer, one of the owner's. */
export const switchTo = (sub: string, id: string, now: Date) =>
  changeAccount(
    sub,
    { active_business_id: id, updated_at: now.toISOString() },
    { condition: 'contains(business_ids, :one)', values: { ':one': id } },
  );

/** Notes that a business is gone. */
export const disownBusiness = (sub: string, id: string) =>
  writeAccount(
    sub,
    { UpdateExpression: 'DELETE business_ids :id' },
    { values: { ':id': new Set([id]) } },
    (item) => ({
      ...item,
      business_ids: new Set([...idsOf(item)].filter((known) => known !== id)),
    }),
  );
