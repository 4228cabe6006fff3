import { Problem } from '#shared/contract/problem.ts';
import type { Account } from '#shared/domain/account/account.ts';
import { fewestProofs, type OwnerProof, proofsOf } from '#shared/domain/admin/owner-proofs.ts';
import { findAccount } from '../../account/account-table.ts';
import type { AccountId } from '../../lib/account-and-person-ids.ts';

/** The account as it is at this moment; throws `not-found` where there is none. */
export const requireAccount = async (id: AccountId) => {
  const account = await findAccount(id, { consistent: true });
  if (!account) throw new Problem('not-found');
  return account;
};

/** Throws `conflict` unless two proofs are given that the owner of the account could know. */
export const requireProofs = ({ customer_id }: Account, proofs: readonly OwnerProof[]) => {
  const possible = proofsOf({ has_customer: customer_id !== null });
  const given = new Set(proofs.filter((proof) => possible.includes(proof)));
  if (given.size < fewestProofs)
    throw new Problem('conflict', 'Choose at least 2 proofs that fit this account.');
};
