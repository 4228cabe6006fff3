import { Problem } from '#shared/contract/problem.ts';
import type { Account } from '#shared/domain/account.ts';
import { inAdminGroup, profileOf } from '../lib/user-pool.ts';
import { findAccount, removeAccount } from '../tables/account-table.ts';
import { createAccount, type NewOwner } from './create-account.ts';
import { type Profile, transferFor } from './find-transfer.ts';

/**
 * The account of a signed-in user. Normally the sign-up has created it; if that failed it is created here, and only after
 * a read that succeeded and found nothing. A read that fails is an error and changes nothing. After a restore with a new
 * user pool an account may wait for the address of the user: `takeOver` says what happens then.
 */
export const ensureAccount = async (
  sub: string,
  now: Date,
  takeOver: TakeOver = waitForTransfer,
): Promise<Account> => {
  const known = await findAccount(sub, { consistent: true });
  // Another tab may have asked for the deletion while this request was on its way.
  if (known?.deletion_requested_at) throw new Problem('being-deleted');
  if (known) return known;
  const owner = await ownerInPool(sub);
  const taken = await takeOver(sub, owner, now);
  if (taken) return taken;
  const account = await createAccount({ sub, ...owner }, now);
  if (await profileOf(sub)) return account;
  // Another tab has deleted the user meanwhile, and may have removed the account before this one was written.
  await removeAccount(sub);
  throw new Problem('signed-out');
};

/** The account that a user without one takes over, or undefined. */
export type TakeOver = (sub: string, profile: Profile, now: Date) => Promise<Account | undefined>;

/** Only the request that every page begins with takes an account over; the others are to be repeated after it. */
const waitForTransfer: TakeOver = async (sub, profile) => {
  if (await transferFor(sub, profile)) throw new Problem('unavailable');
  return undefined;
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
