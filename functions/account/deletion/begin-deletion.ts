import {
  type AccountId,
  type PersonId,
  toAccountId,
  toFirstOwnerId,
} from '../../lib/account-and-person-ids.ts';
import { log } from '../../lib/log.ts';
import { queueDeletion } from '../../lib/queues/deletion-queue.ts';
import { shutOut } from '../../lib/user-pool.ts';
import { markDeleted } from './deletion-table.ts';

/**
 * Begins the deletion of an account: it is refused everywhere from now on, and the job `on-deletion` removes it. The
 * message goes first, so no account stays marked that nobody deletes; with it the deletion has begun, whatever follows.
 */
export const beginDeletion = async (accountId: AccountId, now: Date) => {
  await queueDeletion({ accountId });
  const steps = await Promise.allSettled([
    markDeleted({ accountId }, now),
    shutOut(toFirstOwnerId(accountId)),
  ]);
  for (const step of steps)
    if (step.status === 'rejected')
      log.warn('left to the job of the deletion', { error: step.reason as Error });
};

/**
 * Begins the deletion of an account that was handed over to its owner, and of nothing else: their sign-in and their own account
 * stay, and so does the sign-in of the first owner.
 */
export const beginClosing = async (accountId: AccountId, ownerId: PersonId, now: Date) => {
  await queueDeletion({ accountId, ownerId });
  await markDeleted({ accountId, ownerId }, now).catch((error: Error) =>
    log.warn('left to the job of the deletion', { error }),
  );
};

/** Begins the deletion of the sign-in of somebody who handed over the account under their id. */
export const beginSignInDeletion = async (personId: PersonId) => {
  await queueDeletion({ accountId: toAccountId(personId), signInOnly: true });
  await shutOut(personId).catch((error: Error) =>
    log.warn('left to the job of the deletion', { error }),
  );
};
