import { type AccountId, type PersonId, toAccountId } from '../account-and-person-ids.ts';
import type { Key } from './key-and-item.ts';
import { ownerKey, sortPrefix } from './owner-item-keys.ts';

/** Who works in an account, and who is invited; between the account and its businesses, which a question reads as one range. */
export const peopleKey = (accountId: AccountId) => ownerKey(accountId, 'ACCOUNTPEOPLE');

/** Leads a person to an account of another owner that they work in. */
export const membershipKey = (personId: PersonId, accountId: AccountId) =>
  ownerKey(toAccountId(personId), sortPrefix.membership + accountId);

/** Leads the hash of the secret in an invitation to its account. */
export const invitationKey = (hash: string): Key => ({
  pk: `INVITATION#${hash}`,
  sk: 'INVITATION',
});
