import { removeGrantsOf } from '../../apps/grants-table.ts';
import { removeMessage } from '../../feedback/contact-messages-table.ts';
import { sentOf } from '../../feedback/sent-feedback-table.ts';
import { removeSuggestion } from '../../feedback/suggestions-table.ts';
import {
  type AccountId,
  type PersonId,
  toAccountId,
  toFirstOwnerId,
} from '../../lib/account-and-person-ids.ts';
import { accountKey, recoveryKey, resetKey } from '../../lib/keys/account-keys.ts';
import { ownerPartition, sortPrefix } from '../../lib/keys/owner-item-keys.ts';
import { table } from '../../lib/table.ts';
import { removeByPrefix } from '../../lib/writes/remove-by-prefix-table.ts';
import { removeFeedsOf } from '../../week/calendar/feeds-table.ts';

/**
 * Removes all items of an owner except the account: businesses, conversations, turns, photos, memory entries, numbers, open
 * invoices, connections, reviews, what people did at a place, posts, tasks on a calendar, presses, AI apps, saved work, tasks, check-ins, calendar addresses, followed-up quotes, results, quota and what they sent to the operator. False when `isOver` said so
 * before the last one was gone.
 */
export const removeOwnerItems = (accountId: AccountId, isOver = () => false) =>
  removeAllBut(isAccount, accountId, isOver);

/** Removes the same of an account that was handed over, except what is of its first owner, who stays. */
export const removeHandedOverItems = (accountId: AccountId, isOver = () => false) =>
  removeAllBut((sk) => isAccount(sk) || isOfFirstOwner(accountId, sk), accountId, isOver);

/** Removes what is of the sign-in of somebody who handed over the account under their id. */
export const removeSignInItems = (personId: PersonId) =>
  table.removeMany(
    ofSignIn(toAccountId(personId)).map((sk) => ({
      pk: ownerPartition(toAccountId(personId)),
      sk,
    })),
  );

const isAccount = (sk: string) => sk === accountKey('').sk;

const ofSignIn = (accountId: AccountId) => [
  recoveryKey(toFirstOwnerId(accountId)).sk,
  resetKey(accountId).sk,
];

/**
 * What stands in the partition of an account and is of its first owner, whoever owns it: their sign-in, and what leads to the
 * accounts that they work in. All else is the account's: a handover moves none of it, and it goes with the account.
 */
const isOfFirstOwner = (accountId: AccountId, sk: string) =>
  ofSignIn(accountId).includes(sk) || sk.startsWith(sortPrefix.membership);

const removeAllBut = async (
  keeps: (sk: string) => boolean,
  accountId: AccountId,
  isOver: () => boolean,
) => {
  for await (const { kind, id } of sentOf(accountId)) {
    await (kind === 'suggestion' ? removeSuggestion(id) : removeMessage(id));
    if (isOver()) return false;
  }
  await removeFeedsOf(accountId);
  await removeGrantsOf(accountId);
  return removeByPrefix(ownerPartition(accountId), '', { keeps, isOver });
};
