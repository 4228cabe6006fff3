import { account as routes } from '#shared/contract/account.ts';
import { handle } from '../lib/http.ts';
import { accountViewOf, readAccountView } from '../services/account-view.ts';
import type { TakeOver } from '../services/ensure-account.ts';
import { takeOverAccount } from '../services/take-over-account.ts';
import { recordActivity } from './record-activity.ts';
import { syncAdminFlag } from './sync-admin-flag.ts';

/** What the signed-in pages start from; a first visit makes the account if the sign-up could not, or takes it over after a restore. */
export const get = handle(routes.get, async (_, { user, now }) => {
  let isTakenOver = false;
  const takeOver: TakeOver = async (...input) => {
    const taken = await takeOverAccount(...input);
    isTakenOver = taken !== undefined;
    return taken;
  };
  const { account, view } = await readAccountView(user.id, now, takeOver);
  const [changed] = await Promise.all([
    syncAdminFlag(account, user),
    recordActivity(account, view.businesses, now),
  ]);
  // What was read beside the account may be older than the move.
  return changed || isTakenOver ? accountViewOf(user.id, now) : view;
});
