import { createHmac } from 'node:crypto';
import { normalizeEmailAddress } from '#shared/domain/account/normalize-email-address.ts';
import type { AccountId, PersonId } from './account-and-person-ids.ts';
import { hashSecret } from './secrets.ts';

/** A hash that nobody can make or guess without the key of the stage (hex). */
const keyedHash = async (purpose: string, text: string) => {
  const { key } = await hashSecret();
  return createHmac('sha256', key).update(`${purpose} ${text}`).digest('hex');
};

/** Stands for the id of an account where the id itself must not be kept. */
export const accountHash = (accountId: AccountId) => keyedHash('account', accountId);

/** Stands for an e-mail address where the address itself must not be kept; the same for every spelling. */
export const addressHash = (email: string) => keyedHash('address', email.trim().toLowerCase());

/** Stands for a mailbox where no address of it must be kept; the same for every address that leads to it. */
export const mailboxHash = (email: string) => keyedHash('mailbox', normalizeEmailAddress(email));

/** Stands for a network during one day (UTC); those of two days cannot be told to be the same. */
export const networkHash = (network: string, now: Date) =>
  keyedHash('network', `${now.toISOString().slice(0, 10)} ${network}`);

/** Signs a ticket for one code to an address; the same for every way to write the address. */
export const ticketHash = (ends: string, id: string, email: string) =>
  keyedHash('ticket', `${ends} ${id} ${email.trim().toLowerCase()}`);

/** Stands for a recovery code of a person. */
export const recoveryHash = (personId: PersonId, code: string) =>
  keyedHash('recovery', `${personId} ${code}`);

/** Signs the link that stops a reset of two-step sign-in. */
export const keepHash = (accountId: AccountId, resetId: string) =>
  keyedHash('keep', `${accountId} ${resetId}`);

/** Stands for an account at the AI provider; it leads to nothing else that is kept. */
export const providerHash = (accountId: AccountId) => keyedHash('provider', accountId);

/** Stands for an account at a provider that owners can connect: an event leads to its connections by it. */
export const remoteHash = (provider: string, account: string) =>
  keyedHash('remote', `${provider} ${account}`);

/** Stands for a code or a token of an AI app, which itself is not kept. */
export const appTokenHash = (token: string) => keyedHash('app-token', token);

/** The id of the permission that a code of an AI app leads to; the same for the same code. */
export const grantIdOf = async (code: string) => (await keyedHash('app-grant', code)).slice(0, 32);

/** The secret of the refresh token that follows on one: the same for two requests that cross, and nothing is kept in clear. */
export const nextRefreshSecret = (refresh: string) => keyedHash('app-refresh', refresh);

/** The secret of the access token that comes with a refresh token. */
export const accessSecretOf = (refresh: string) => keyedHash('app-access', refresh);
