import { contract } from '#shared/contract/index.ts';
import { Problem } from '#shared/contract/problem.ts';
import { handle } from '../lib/http.ts';
import { profileOf } from '../lib/user-pool.ts';
import { accountOf } from '../services/ensure-account.ts';
import { changeAccount } from '../tables/account-table.ts';
import { viewOf } from '../services/account-view.ts';
import { bury } from '../tables/tombstone-table.ts';

/** Takes over the address the pool has verified; one that waits for its code, or anything the caller says, changes nothing. */
export const syncEmail = handle(contract.account.syncEmail, async (_, { user, now }) => {
  const profile = await profileOf(user.id);
  if (!profile) throw new Problem('signed-out');
  const account = await accountOf(user.id, now);
  if (profile.verified && profile.email && profile.email !== account.email) {
    // The address left behind may be signed up again, but it has had its trial.
    await bury(account.email, account.trial_ends_at, now);
    await changeAccount(user.id, { email: profile.email, updated_at: now.toISOString() });
  }
  return viewOf(user.id, now);
});
