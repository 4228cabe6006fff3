import { createHash } from 'node:crypto';
import { uuidOf } from '#shared/domain/lib/uuid-digits.ts';

/** What the table's keys, the quota, the plan and the payments belong to. A plain string may stand for it, a {@link PersonId} may not. */
export type AccountId = string & { readonly kind?: 'account' };
/** A user of the user pool, its `sub`: who signs in and who did something. */
export type PersonId = string & { readonly kind?: 'person' };

/** Somebody at work in an account: whose conversations are meant, and who did something. */
export type Actor = { readonly accountId: AccountId; readonly personId: PersonId };

/** The account that a person's sign-up began, under their id; what others they work in is kept by `functions/people`. */
export const toAccountId = (personId: PersonId): AccountId => String(personId);

/** The person whose sign-up began an account; they own it until they hand it over, and their chats stand under its id. */
export const toFirstOwnerId = (accountId: AccountId): PersonId => String(accountId);

type Owned = { readonly id: AccountId; readonly owner_id?: PersonId | undefined };

/** The person who owns an account: who took it over, else its first owner. */
export const ownerIdOf = ({ id, owner_id }: Owned): PersonId => owner_id ?? toFirstOwnerId(id);

/** Whether an account belongs to somebody else than its first owner, whose sign-in it then does not leave with. */
export const isHandedOver = (account: Owned) => ownerIdOf(account) !== toFirstOwnerId(account.id);

/** The same UUID for the same text; of version 8 of RFC 9562, an id made by a rule of our own. */
export const uuidOfText = (text: string): string => {
  const digits = createHash('sha256').update(text).digest('hex');
  return uuidOf(`${digits.slice(0, 12)}8${digits.slice(13, 16)}a${digits.slice(17, 32)}`);
};
