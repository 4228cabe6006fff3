import type { Account } from '#shared/domain/account/account.ts';
import { disconnectAll } from '../../connections/disconnect.ts';
import { removeSentFrom } from '../../feedback/inbox-table.ts';
import {
  type AccountId,
  isHandedOver,
  ownerIdOf,
  type PersonId,
  toAccountId,
} from '../../lib/ids.ts';
import { accountHash, addressHash } from '../../lib/keyed-hashes.ts';
import type { sendAccountMail } from '../../lib/mail/send-account-mail.ts';
import { profileOf, removeUser, shutOut } from '../../lib/user-pool.ts';
import { removeMembership } from '../../people/memberships-table.ts';
import { cancelSubscriptionOf } from '../../plan/cancel-subscription.ts';
import { removeCustomer } from '../../plan/customer-table.ts';
import { findAccount } from '../account-table.ts';
import { removeHandedOverItems, removeSignInItems } from './owner-items-table.ts';
import { leaveEverywhere, letPeopleGo } from './people-of-deleted.ts';

type Options = { tell: typeof sendAccountMail; isOver?: () => boolean };

/** What stands in the ledger for the deletion of a handed-over account, and for that of its first owner's sign-in. */
export const ledgerHashes = {
  account: (id: AccountId) => accountHash(`${id} without its first owner`),
  signIn: (id: AccountId) => accountHash(`${id} sign-in`),
};

/**
 * Deletes everything of an account that was handed over but its own item: the sign-ins of all its owners stay, with what is of
 * the first owner's sign-in, and so do their other accounts. Each step may be done again. False when `isOver` said so first.
 */
export const eraseHandedOver = async (
  account: Account,
  now: Date,
  { tell, isOver = () => false }: Options,
) => {
  const { id, customer_id } = account;
  await cancelSubscriptionOf(account);
  await disconnectAll(id, now);
  await letPeopleGo(account, tell);
  await removeMembership(ownerIdOf(account), id);
  if (customer_id) await removeCustomer(customer_id);
  return removeHandedOverItems(id, isOver);
};

/**
 * Deletes the sign-in of somebody who handed over the account under their id, with their chats there and elsewhere; that account
 * stays with its owner. May be done again. Answers the address they had; nothing happens to somebody whose account is theirs.
 */
export const eraseSignIn = async (personId: PersonId, tell: Options['tell']) => {
  const account = await findAccount(toAccountId(personId), { consistent: true });
  if (account && !isHandedOver(account)) return undefined;
  await shutOut(personId);
  const profile = await profileOf(personId);
  await leaveEverywhere(personId, tell);
  if (profile) await removeSentFrom(await addressHash(profile.email));
  await removeSignInItems(personId);
  await removeUser(personId);
  return profile?.email;
};
