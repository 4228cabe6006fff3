import { type AccountId, toOwnerId } from '../../lib/ids.ts';
import { log } from '../../lib/log.ts';
import { queueDeletion } from '../../lib/queues/deletion-queue.ts';
import { shutOut } from '../../lib/user-pool.ts';
import { markDeleted } from './deletion-table.ts';

/**
 * Begins the deletion of an account: it is refused everywhere from now on, and the job `on-deletion` removes it. The
 * message goes first, so no account stays marked that nobody deletes; with it the deletion has begun, whatever follows.
 */
export const beginDeletion = async (accountId: AccountId, now: Date) => {
  await queueDeletion(accountId);
  const steps = await Promise.allSettled([
    markDeleted(accountId, now),
    shutOut(toOwnerId(accountId)),
  ]);
  for (const step of steps)
    if (step.status === 'rejected')
      log.warn('left to the job of the deletion', { error: step.reason as Error });
};
