import type { AccountId } from '../../lib/account-and-person-ids.ts';
import { updateAccount } from '../account-table.ts';

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
