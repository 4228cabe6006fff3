import { Problem } from '#shared/contract/problem.ts';
import { userIdOf } from '../lib/user-pool.ts';
import { findAccount } from '../tables/account-table.ts';
import { audited } from './audited.ts';

/** The account with an e-mail address, as the user pool knows it; the trail notes no address. */
export const findUser = audited('findUser', async ({ email }) => {
  const id = await userIdOf(email);
  // A sign-up that was never confirmed is in the pool and has no account.
  if (!id || !(await findAccount(id))) throw new Problem('not-found');
  return { id };
});
