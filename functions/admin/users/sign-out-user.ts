import { ownerIdOf } from '../../lib/account-owner.ts';
import { endSessions } from '../../lib/user-pool.ts';
import { audited } from '../audited-operation.ts';
import { requireAccount } from './require-account-and-proofs.ts';

/** Ends every session of the owner; a page that is open asks for the password within a quarter of an hour. */
export const signOutUser = audited('signOutUser', async ({ id }) => {
  await endSessions(ownerIdOf(await requireAccount(id)));
  return { id };
});
