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
