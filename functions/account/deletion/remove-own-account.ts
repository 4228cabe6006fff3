import { account as routes } from '#shared/contract/account.ts';
import { handle } from '../../lib/http.ts';
import { ensureAccount } from '../ensure-account.ts';
import { beginDeletion } from './begin-deletion.ts';

/** Begins the deletion of the caller's account. */
export const remove = handle(routes.remove, async (_, { accountId, now }) => {
  await ensureAccount(accountId, now);
  await beginDeletion(accountId, now);
  return { being_deleted: true as const };
});
