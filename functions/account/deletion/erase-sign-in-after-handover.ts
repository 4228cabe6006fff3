import { removeSentFrom } from '../../feedback/inbox-table.ts';
import { type PersonId, toAccountId } from '../../lib/account-and-person-ids.ts';
import { isHandedOver } from '../../lib/account-owner.ts';
import { addressHash } from '../../lib/keyed-hashes.ts';
import type { sendAccountMail } from '../../lib/mail/send-account-mail.ts';
import { profileOf, removeUser, shutOut } from '../../lib/user-pool.ts';
import { findAccount } from '../account-table.ts';
import { leaveEveryAccount } from './leave-every-account.ts';
import { removeSignInItems } from './remove-account-items-table.ts';

/**
 * Deletes the sign-in of somebody who handed over the account under their id, with their chats there and elsewhere; that account
 * stays with its owner. May be done again. Answers the address they had; nothing happens to somebody whose account is theirs.
 */
export const eraseSignInAfterHandover = async (
  personId: PersonId,
  tell: typeof sendAccountMail,
) => {
  const account = await findAccount(toAccountId(personId), { consistent: true });
  if (account && !isHandedOver(account)) return undefined;
  await shutOut(personId);
  const profile = await profileOf(personId);
  await leaveEveryAccount(personId, tell);
  if (profile) await removeSentFrom(await addressHash(profile.email));
  await removeSignInItems(personId);
  await removeUser(personId);
  return profile?.email;
};
