import type { AccountId } from '../../lib/account-and-person-ids.ts';
import { accountHash } from '../../lib/keyed-hashes.ts';

/** What stands in the ledger for the deletion of a handed-over account, and for that of its first owner's sign-in. */
export const handedOverLedgerHashes = {
  account: (id: AccountId) => accountHash(`${id} without its first owner`),
  signIn: (id: AccountId) => accountHash(`${id} sign-in`),
};
