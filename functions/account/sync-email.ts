import { account as routes } from '#shared/contract/account.ts';
import { Problem } from '#shared/contract/problem.ts';
import { handle } from '../lib/http.ts';
import { profileOf } from '../lib/user-pool.ts';
import { accountViewOf } from '../services/account-view.ts';
import { ensureAccount } from '../services/ensure-account.ts';
import { updateAccount } from '../tables/account-table.ts';
import { writeTombstone } from '../tables/tombstone-table.ts';

/** Takes over the address the pool has verified; one that waits for its code, or anything the caller says, changes nothing. */
export const syncEmail = handle(routes.syncEmail, async (_, { user, now }) => {
  const profile = await profileOf(user.id);
  if (!profile) throw new Problem('signed-out');
  const account = await ensureAccount(user.id, now);
  if (profile.verified && profile.email && profile.email !== account.email) {
    // The address left behind may be signed up again, but it has had its trial.
    await writeTombstone(account.email, account.trial_ends_at, now);
    await updateAccount(user.id, { email: profile.email, updated_at: now.toISOString() });
  }
  return accountViewOf(user.id, now);
});
