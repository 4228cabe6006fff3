import { Problem } from '#shared/contract/problem.ts';
import { fewestProofs, proofsOf } from '#shared/domain/admin/owner-proofs.ts';
import { findAccount } from '../account/account-table.ts';
import { beginDeletion } from '../account/deletion/begin-deletion.ts';
import { audited } from './audited.ts';

/**
 * Begins the deletion of an account whose owner asked for it, once the admin has written its address and named two proofs
 * of who asked. The owner is told by mail when it is done; an admin's account is deleted by its owner only.
 */
export const deleteUser = audited('deleteUser', async ({ id, email, proofs }, now) => {
  const account = await findAccount(id, { consistent: true });
  if (!account) throw new Problem('not-found');
  if (account.deletion_requested_at)
    throw new Problem('conflict', 'This account is being deleted already.');
  if (account.is_admin) throw new Problem('conflict', 'An admin’s account can’t be deleted here.');
  if (email.toLowerCase() !== account.email.toLowerCase())
    throw new Problem('conflict', 'That isn’t the email of this account.');
  const possible = proofsOf({ has_customer: account.customer_id !== null });
  const given = new Set(proofs.filter((proof) => possible.includes(proof)));
  if (given.size < fewestProofs)
    throw new Problem('conflict', 'Choose at least 2 proofs that fit this account.');
  await beginDeletion(id, now);
  return { being_deleted: true as const };
});
