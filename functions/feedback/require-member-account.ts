import { Problem } from '#shared/contract/problem.ts';
import { findAccount } from '../account/account-table.ts';
import type { AccountId } from '../lib/account-and-person-ids.ts';

/** The account of a member who posts. A token outlives its deleted user by some minutes, and nothing of theirs may come back. */
export const requireMemberAccount = async (accountId: AccountId) => {
  const account = await findAccount(accountId, { consistent: true });
  if (!account) throw new Problem('signed-out');
  return account;
};
