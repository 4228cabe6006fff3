import { Problem } from '#shared/contract/problem.ts';
import type { Account } from '#shared/domain/account/account.ts';
import { newAccount } from '#shared/domain/account/new-account.ts';
import { parseSignupSource } from '#shared/domain/site/parse-signup-source.ts';
import {
  type AccountId,
  type PersonId,
  toAccountId,
  toFirstOwnerId,
} from '../lib/account-and-person-ids.ts';
import { inAdminGroup, profileOf } from '../lib/user-pool.ts';
import { scheduleTrialReminder } from '../plan/schedule-trial-reminder.ts';
import { createAccountOnce, findAccount, removeAccount } from './account-table.ts';
import { findTransferForUser, type Profile } from './restore/find-transfer-for-user.ts';
import { claimTrial } from './trial-claims-table.ts';

type NewOwner = {
  personId: PersonId;
  email: string;
  /** Where the sign-up came from, as JSON text that the browser sent with it. */
  signupSource: string | undefined;
  isAdmin: boolean;
};

/** Creates the account of a new owner. Of concurrent calls one creates it, and all resolve to the same account. */
const createAccount = async (
  { personId, email, signupSource, isAdmin }: NewOwner,
  now: Date,
): Promise<Account> => {
  const source = parseSignupSource(signupSource);
  const person = { id: toAccountId(personId), email, source, isAdmin };
  const earlierTrialEnd = await claimTrial(email, person.id, now);
  const fresh = newAccount({ ...person, earlierTrialEnd }, now);
  const { account } = await createAccountOnce(fresh);
  await scheduleTrialReminder(account);
  return account;
};

/**
 * The account of a signed-in user. Normally the sign-up has created it; if that failed it is created here, and only after
 * a read that succeeded and found nothing. A read that fails is an error and changes nothing. After a restore with a new
 * user pool an account may wait for the address of the user: `takeOver` says what happens then.
 */
export const ensureAccount = async (
  accountId: AccountId,
  now: Date,
  takeOver: TakeOver = waitForTransfer,
): Promise<Account> => {
  const known = await findAccount(accountId, { consistent: true });
  // Another tab may have asked for the deletion while this request was on its way.
  if (known?.deletion_requested_at) throw new Problem('being-deleted');
  if (known) return known;
  const personId = toFirstOwnerId(accountId);
  const owner = await ownerInPool(personId);
  const taken = await takeOver(accountId, owner, now);
  if (taken) return taken;
  const account = await createAccount({ personId, ...owner }, now);
  if (await profileOf(personId)) return account;
  // Another tab has deleted the user meanwhile, and may have removed the account before this one was written.
  await removeAccount(accountId);
  throw new Problem('signed-out');
};

/** The account that a user without one takes over, or undefined. */
export type TakeOver = (
  accountId: AccountId,
  profile: Profile,
  now: Date,
) => Promise<Account | undefined>;

/** Only the request that every page begins with takes an account over; the others are to be repeated after it. */
const waitForTransfer: TakeOver = async (accountId, profile) => {
  if (await findTransferForUser(accountId, profile)) throw new Problem('unavailable');
  return undefined;
};

/** The account of a person; if there is none, it is created from the result of `newOwner`. */
export const findOrCreate = async (
  personId: PersonId,
  newOwner: () => Promise<Omit<NewOwner, 'personId'>>,
  now: Date,
): Promise<Account> =>
  (await findAccount(toAccountId(personId), { consistent: true })) ??
  (await createAccount({ personId, ...(await newOwner()) }, now));

const ownerInPool = async (personId: PersonId) => {
  const profile = await profileOf(personId);
  // A token is valid for some minutes after its user was deleted; it must not create a new account.
  if (!profile) throw new Problem('signed-out');
  return { ...profile, isAdmin: await inAdminGroup(personId) };
};
