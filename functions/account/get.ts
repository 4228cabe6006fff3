import { contract } from '#shared/contract/index.ts';
import { handle } from '../lib/http.ts';
import { readView, viewOf } from '../services/account-view.ts';
import { mirrorAdmin } from './sync-admin-flag.ts';
import { noteVisit } from './record-activity.ts';

/** What the signed-in pages start from; a first visit makes the account if the sign-up could not. */
export const get = handle(contract.account.get, async (_, { user, now }) => {
  const { account, view } = await readView(user.id, now);
  const [changed] = await Promise.all([mirrorAdmin(account, user), noteVisit(account, now)]);
  return changed ? viewOf(user.id, now) : view;
});
