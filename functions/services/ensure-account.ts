import { Problem } from '#shared/contract/problem.ts';
import type { Account } from '#shared/domain/account.ts';
import { inAdminGroup, profileOf } from '../lib/user-pool.ts';
import { findAccount, removeAccount } from '../tables/account-table.ts';
import { openAccount } from './create-account.ts';

/**
 * The account of a signed-in user. Normally the sign-up has made it; if that went wrong it is made here, and only after
 * a read that succeeded and found nothing. A read that fails is an error and changes nothing.
 */
export const accountOf = async (sub: string, now: Date): Promise<Account> =>
  (await findAccount(sub, { consistent: true })) ?? (await openLate(sub, now));

const openLate = async (sub: string, now: Date) => {
  const profile = await profileOf(sub);
  // The token outlives the user by some minutes: whoever was deleted gets no new account from it.
  if (!profile) throw new Problem('signed-out');
  const account = await openAccount({ sub, ...profile, isAdmin: await inAdminGroup(sub) }, now);
  if (await profileOf(sub)) return account;
  // Another tab has deleted the user in between, and may have been done with the account before this one was there.
  await removeAccount(sub);
  throw new Problem('signed-out');
};
