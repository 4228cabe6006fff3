import { Problem } from '#shared/contract/problem.ts';
import type { Account } from '#shared/domain/account.ts';
import { inAdminGroup, profileOf } from '../lib/user-pool.ts';
import { findAccount, removeAccount } from '../tables/account-table.ts';
import { createAccount, type NewOwner } from './create-account.ts';

/**
 * The account of a signed-in user. Normally the sign-up has created it; if that failed it is created here, and only after
 * a read that succeeded and found nothing. A read that fails is an error and changes nothing.
 */
export const ensureAccount = async (sub: string, now: Date): Promise<Account> => {
  let isNew = false;
  const newOwner = () => {
    isNew = true;
    return ownerInPool(sub);
  };
  const account = await findOrCreate(sub, newOwner, now);
  // Another tab may have asked for the deletion while this request was on its way.
  if (account.deletion_requested_at) throw new Problem('being-deleted');
  if (!isNew || (await profileOf(sub))) return account;
  // Another tab has deleted the user meanwhile, and may have removed the account before this one was written.
  await removeAccount(sub);
  throw new Problem('signed-out');
};

/** The account of a user; if there is none, it is created from the result of `newOwner`. */
export const findOrCreate = async (
  sub: string,
  newOwner: () => Promise<Omit<NewOwner, 'sub'>>,
  now: Date,
): Promise<Account> =>
  (await findAccount(sub, { consistent: true })) ??
  (await createAccount({ sub, ...(await newOwner()) }, now));

const ownerInPool = async (sub: string) => {
  const profile = await profileOf(sub);
  // A token is valid for some minutes after its user was deleted; it must not create a new account.
  if (!profile) throw new Problem('signed-out');
  return { ...profile, isAdmin: await inAdminGroup(sub) };
};
