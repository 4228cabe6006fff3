import { Problem } from '#shared/contract/problem.ts';
import { beginClosing, beginDeletion } from '../../account/deletion/begin-deletion.ts';
import { refuseOwnerOfAnotherAccount } from '../../account/deletion/refuse-owner-of-another-account.ts';
import { toFirstOwnerId } from '../../lib/account-and-person-ids.ts';
import { isHandedOver, ownerIdOf } from '../../lib/account-owner.ts';
import { audited } from '../audited-operation.ts';
import { requireAccount, requireProofs } from './require-account-and-proofs.ts';

/**
 * Begins the deletion of an account whose owner asked for it, once the admin has written its address and named two proofs
 * of who asked. The owner is told by mail when it is done; an admin's account is deleted by its owner only.
 */
export const deleteUser = audited('deleteUser', async ({ id, email, proofs }, now) => {
  const account = await requireAccount(id);
  if (account.deletion_requested_at)
    throw new Problem('conflict', 'This account is being deleted already.');
  if (account.is_admin) throw new Problem('conflict', 'An admin’s account can’t be deleted here.');
  if (email.toLowerCase() !== account.email.toLowerCase())
    throw new Problem('conflict', 'That isn’t the email of this account.');
  requireProofs(account, proofs);
  if (isHandedOver(account)) await beginClosing(id, ownerIdOf(account), now);
  else {
    await refuseOwnerOfAnotherAccount(toFirstOwnerId(id));
    await beginDeletion(id, now);
  }
  return { being_deleted: true as const };
});
