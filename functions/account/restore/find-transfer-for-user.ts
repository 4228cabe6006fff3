import { type AccountId, toFirstOwnerId } from '../../lib/account-and-person-ids.ts';
import { profileOf } from '../../lib/user-pool.ts';
import { findTransfer, type Transfer } from './transfers-table.ts';

export type Profile = { readonly email: string; readonly verified: boolean };

/**
 * The account that a user may take over after a restore: the user pool has verified the address, and does not know the id
 * that the account has. An id it knows is a person who still signs in with it and has changed the address since.
 */
export const findTransferForUser = async (
  accountId: AccountId,
  { email, verified }: Profile,
): Promise<Transfer | undefined> => {
  if (!verified || !email) return undefined;
  const transfer = await findTransfer(email);
  if (!transfer || transfer.from === accountId) return undefined;
  return (await profileOf(toFirstOwnerId(transfer.from))) ? undefined : transfer;
};
