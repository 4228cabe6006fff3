import { Problem } from '#shared/contract/problem.ts';
import { findAccount } from '../account/account-table.ts';
import type { AccountId } from '../lib/account-and-person-ids.ts';

/** The account that somebody signed in sends us words under. A token outlives its deleted user by some minutes, and nothing of theirs may come back. */
export const requireAccountOfSender = async (accountId: AccountId) => {
  const account = await findAccount(accountId, { consistent: true });
  if (!account) throw new Problem('signed-out');
  return account;
};
