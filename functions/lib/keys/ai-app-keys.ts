/** Keys of what owners let AI apps do, of codes, and of what leads from a token to its owner. */
import type { AccountId } from '../account-and-person-ids.ts';
import { sha256 } from '../sha256.ts';
import type { Key } from './key-and-item.ts';
import { ownerKey, sortPrefix } from './owner-item-keys.ts';

/** The prefix of the sort keys of the apps that were let into a business. */
export const appPrefix = (businessId: string) => `${sortPrefix.app}${businessId}#`;
export const appKey = (accountId: AccountId, businessId: string, id: string) =>
  ownerKey(accountId, appPrefix(businessId) + id);

/** Whose the permission of an app is, by its id, which stands in the tokens. */
export const appOwnerKey = (id: string): Key => ({ pk: `APPOF#${id}`, sk: 'APPOF' });

/** A code with which an app fetches its first tokens, by its keyed hash. */
export const appCodeKey = (hash: string): Key => ({ pk: `APPCODE#${hash}`, sk: 'APPCODE' });

/** What the document of an app says, by the hash of its address. */
export const appClientKey = (clientId: string): Key => ({
  pk: `APPCLIENT#${sha256(clientId)}`,
  sk: 'APPCLIENT',
});
