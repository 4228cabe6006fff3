import { Problem } from '#shared/contract/problem.ts';
import type { PersonId } from '../../lib/account-and-person-ids.ts';
import { ownerIdOf } from '../../lib/account-owner.ts';
import { membershipsOf } from '../../people/memberships-table.ts';
import { findAccount } from '../account-table.ts';

/** Throws `conflict` for who owns an account that began as somebody else's: without them nobody could open or pay for it. */
export const refuseOwnerOfAnotherAccount = async (personId: PersonId) => {
  for (const { account_id, name } of await membershipsOf(personId)) {
    const account = await findAccount(account_id, { consistent: true });
    if (account && !account.deletion_requested_at && ownerIdOf(account) === personId)
      throw new Problem(
        'conflict',
        `You own ${name || 'another account'} too. Delete that account or hand it over first.`,
      );
  }
};
