import { type AccountId, type PersonId, toAccountId } from '../account-and-person-ids.ts';
import { sha256 } from '../sha256.ts';
import type { Key } from './key-and-item.ts';
import { ownerKey } from './owner-item-keys.ts';

export const accountKey = (accountId: AccountId) => ownerKey(accountId, 'ACCOUNT');

/** The hashes of a person's recovery codes. */
export const recoveryKey = (personId: PersonId) => ownerKey(toAccountId(personId), 'RECOVERY');

/** The last reset of two-step sign-in that an admin asked for. */
export const resetKey = (accountId: AccountId) => ownerKey(accountId, 'RESET');

/** The right of an address to take over the account that has it; the key holds a hash, not the address. */
export const transferKey = (email: string): Key => ({
  pk: `TRANSFER#${sha256(email.trim().toLowerCase())}`,
  sk: 'TRANSFER',
});

/** Where an account has moved from an earlier id, by the hash of that id. */
export const movedKey = (from: AccountId): Key => ({ pk: `MOVED#${sha256(from)}`, sk: 'MOVED' });
