import type { Account } from '#shared/domain/account/account.ts';
import type { User } from '../lib/caller/caller.ts';
import { inAdminGroup } from '../lib/user-pool.ts';
import { updateAccount } from './account-table.ts';

/**
 * Keeps the account's admin mark the same as the group `admin`; answers whether it had to be changed. The token only
 * says that something may have changed, the group itself decides.
 */
export const syncAdminMark = async (
  { id, is_admin }: Account,
  { personId, groups }: Pick<User, 'personId' | 'groups'>,
) => {
  if (groups.includes('admin') === is_admin) return false;
  const isAdmin = await inAdminGroup(personId);
  if (isAdmin === is_admin) return false;
  await updateAccount(id, {
    is_admin: isAdmin,
    ...(isAdmin && { onboarding_completed: true, trial_ends_at: null }),
  });
  return true;
};
