import { account as routes } from '#shared/contract/account.ts';
import { handle } from '../lib/http.ts';
import { accountViewOf, readAccountView } from '../services/account-view.ts';
import { recordActivity } from './record-activity.ts';
import { syncAdminFlag } from './sync-admin-flag.ts';

/** What the signed-in pages start from; a first visit makes the account if the sign-up could not. */
export const get = handle(routes.get, async (_, { user, now }) => {
  const { account, view } = await readAccountView(user.id, now);
  const [changed] = await Promise.all([
    syncAdminFlag(account, user),
    recordActivity(account, view.businesses, now),
  ]);
  return changed ? accountViewOf(user.id, now) : view;
});
