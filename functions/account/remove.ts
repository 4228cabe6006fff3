import { contract } from '#shared/contract/index.ts';
import { queueDeletion } from '../lib/deletion-queue.ts';
import { handle } from '../lib/http.ts';
import { signOutEverywhere } from '../lib/user-pool.ts';
import { ensureAccount } from '../services/ensure-account.ts';
import { markDeleted } from '../tables/deletion-table.ts';

/**
 * Begins the deletion of an account: it is refused everywhere from now on, and the job `on-deletion` removes it. The
 * message goes first: the job marks the account and signs out too, so no account stays marked that nobody deletes.
 */
export const remove = handle(contract.account.remove, async (_, { user, now }) => {
  await ensureAccount(user.id, now);
  await queueDeletion(user.id);
  await markDeleted(user.id, now);
  await signOutEverywhere(user.id);
  return { being_deleted: true as const };
});
