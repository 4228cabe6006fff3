import { account as routes } from '#shared/contract/account.ts';
import { handle } from '../../lib/http.ts';
import { log } from '../../lib/log.ts';
import { queueDeletion } from '../../lib/queues/deletion-queue.ts';
import { shutOut } from '../../lib/user-pool.ts';
import { ensureAccount } from '../ensure-account.ts';
import { markDeleted } from './deletion-table.ts';

/**
 * Begins the deletion of an account: it is refused everywhere from now on, and the job `on-deletion` removes it. The
 * message goes first, so no account stays marked that nobody deletes; with it the deletion has begun, whatever follows.
 */
export const remove = handle(routes.remove, async (_, { accountId, personId, now }) => {
  await ensureAccount(accountId, now);
  await queueDeletion(accountId);
  const steps = await Promise.allSettled([markDeleted(accountId, now), shutOut(personId)]);
  for (const step of steps)
    if (step.status === 'rejected')
      log.warn('left to the job of the deletion', { error: step.reason as Error });
  return { being_deleted: true as const };
});
