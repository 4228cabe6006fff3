import type { Account } from '#shared/domain/account/account.ts';
import type { AccountId, PersonId } from '../../lib/account-and-person-ids.ts';
import type { ToDelete } from '../../lib/queues/deletion-queue.ts';
import { findAccount, updateAccount, updateAccountItem } from '../account-table.ts';

/** That an account still has the owner who asked, or whom it was read with: nobody for its first owner, else who took it over. */
export const stillOf = (ownerId: PersonId | undefined) => ({
  condition: ownerId ? 'owner_id = :owner' : 'attribute_not_exists(owner_id)',
  values: ownerId ? { ':owner': ownerId } : {},
});

/** Marks an account as being deleted; one that is marked keeps its mark, and one that got another owner meanwhile gets none. */
export const markDeleted = async ({ accountId, ownerId }: ToDelete, now: Date) => {
  const { condition, values } = stillOf(ownerId);
  await updateAccount(
    accountId,
    { deletion_requested_at: now.toISOString() },
    { condition: `attribute_not_exists(deletion_requested_at) AND ${condition}`, values },
  );
};

/** How long a worker may take before another one begins again, in ms; longer than the Lambda lives. */
const claimMs = 10 * 60_000;

/**
 * Claims the deletion of an account for a worker, and marks the account if its request could not. The same worker, a
 * message that comes back, may claim again at once. `taken` while another worker is at it, `gone` without an account,
 * `of-another` where it has another owner than the one who asked.
 */
export const claimDeletion = async (
  { accountId, ownerId }: ToDelete,
  worker: string,
  now: Date,
): Promise<Account | 'taken' | 'gone' | 'of-another'> => {
  const { condition, values } = stillOf(ownerId);
  const claimed = await updateAccountItem(
    accountId,
    {
      UpdateExpression:
        'SET deletion_requested_at = if_not_exists(deletion_requested_at, :asked), deletion_worker = :worker, deletion_until = :until',
      ExpressionAttributeValues: {
        ':asked': now.toISOString(),
        ':worker': worker,
        ':until': now.getTime() + claimMs,
      },
    },
    {
      condition: `(attribute_not_exists(deletion_until) OR deletion_until < :now OR deletion_worker = :worker) AND ${condition}`,
      values: { ':now': now.getTime(), ...values },
    },
    (item) => ({ deletion_requested_at: now.toISOString(), ...item }),
  );
  if (claimed) return claimed.after;
  const account = await findAccount(accountId, { consistent: true });
  if (!account) return 'gone';
  return account.owner_id === ownerId ? 'taken' : 'of-another';
};

/** Gives a worker's claim back, so that another message need not wait for its end; nothing happens when it is not theirs. */
export const releaseDeletion = async (accountId: AccountId, worker: string) => {
  await updateAccountItem(
    accountId,
    { UpdateExpression: 'REMOVE deletion_until' },
    { condition: 'deletion_worker = :worker', values: { ':worker': worker } },
    (item) => item,
  );
};
