import { createHash, randomBytes } from 'node:crypto';
import { isAllowedClientId } from '#shared/domain/apps/app-client.ts';
import { mcpAddress } from '#shared/domain/apps/oauth-server-metadata.ts';
import { config } from '../lib/config.ts';
import { accessSecretOf, appTokenHash, grantIdOf, nextRefreshSecret } from '../lib/keyed-hashes.ts';
import { type AppCode, takeCode } from './authorization-codes-table.ts';
import type { StoredGrant, TokenPair } from './grant-item.ts';
import {
  findGrant,
  type GrantRef,
  listGrants,
  putGrant,
  removeGrant,
  rotateGrant,
} from './grants-table.ts';

/** Why a request for tokens is refused, in the words of OAuth. */
export type TokenRefusal =
  | 'invalid_request'
  | 'invalid_grant'
  | 'invalid_target'
  | 'unsupported_grant_type';
export class TokenRefused extends Error {
  readonly refusal: TokenRefusal;
  constructor(refusal: TokenRefusal) {
    super(refusal);
    this.refusal = refusal;
  }
}

/** How long an access token lives, in ms. */
const accessMs = 3_600_000;
/** How long a permission lasts that nobody refreshes, in seconds. */
const refreshSeconds = 90 * 86_400;
/** So long a refresh token that was replaced still gets the answer of the one before, in ms: two requests may cross. */
const crossMs = 30_000;
/** Most apps in a business; a further one takes the place of the one that was used longest ago. */
const appLimit = 20;

type Form = Readonly<Record<string, string>>;

const refreshPattern = /^shr_([0-9a-f]{32})_[0-9a-f]{64}$/;
const accessPattern = /^sha_([0-9a-f]{32})_[0-9a-f]{64}$/;

/** The id of the permission that a token is of, by its form alone. */
export const idInAccess = (token: string) => accessPattern.exec(token)?.[1];
const idInRefresh = (token: string) => refreshPattern.exec(token)?.[1];

/** A refresh token and the access token that goes with it, and both as they are stored. */
const pairOf = async (id: string, refresh: string, now: Date) => {
  const access = `sha_${id}_${await accessSecretOf(refresh)}`;
  const [refreshHash, accessHash] = await Promise.all([
    appTokenHash(refresh),
    appTokenHash(access),
  ]);
  const stored: TokenPair = {
    refresh: refreshHash,
    access: accessHash,
    access_ends: now.getTime() + accessMs,
  };
  return { refresh, access, stored };
};

const answerOf = (
  { access, refresh }: { access: string; refresh: string },
  { scopes, current }: StoredGrant,
  now: Date,
) => ({
  access_token: access,
  token_type: 'Bearer',
  expires_in: Math.max(0, Math.floor((current.access_ends - now.getTime()) / 1000)),
  refresh_token: refresh,
  scope: scopes.join(' '),
});

const endOf = (now: Date) => Math.floor(now.getTime() / 1000) + refreshSeconds;

const requireResource = ({ resource }: Form) => {
  if (resource !== undefined && resource !== mcpAddress(config.APP_ORIGIN))
    throw new TokenRefused('invalid_target');
};

const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url');

const isOfCode = (code: AppCode, { client_id, redirect_uri, code_verifier = '' }: Form) =>
  code.client_id === client_id &&
  code.redirect_uri === redirect_uri &&
  /^[\w.~-]{43,128}$/.test(code_verifier) &&
  code.code_challenge === challengeOf(code_verifier);

/** The first tokens for a code. A code that comes twice ends what it gave: somebody has a copy. */
const tokensForCode = async (form: Form, now: Date) => {
  const sent = form.code ?? '';
  const id = await grantIdOf(sent);
  const code = await takeCode(await appTokenHash(sent), now);
  if (!code) {
    const given = await findGrant(id, now);
    if (given) await removeGrant(given.ref);
    throw new TokenRefused('invalid_grant');
  }
  if (!isOfCode(code, form)) throw new TokenRefused('invalid_grant');
  requireResource(form);
  const pair = await pairOf(id, `shr_${id}_${randomBytes(32).toString('hex')}`, now);
  const { account_id: accountId, business_id: businessId, client_id, name, host } = code;
  const grant: StoredGrant = {
    id,
    business_id: businessId,
    by: code.by,
    client_id,
    name,
    host,
    resource: code.resource,
    scopes: code.scopes,
    connected_at: now.toISOString(),
    used_at: null,
    current: pair.stored,
    before: null,
    rotated_at: now.getTime(),
    version: 1,
    ttl: endOf(now),
  };
  const known = await listGrants(accountId, now, businessId);
  for (const old of longestUnused(known).slice(appLimit - 1))
    await removeGrant({ accountId, businessId, id: old.id });
  if ((await putGrant({ accountId, businessId, id }, grant)) !== 'saved')
    throw new TokenRefused('invalid_grant');
  return answerOf(pair, grant, now);
};

/** The last of them was used longest ago. */
const longestUnused = (known: readonly StoredGrant[]) =>
  known.toSorted((a, b) =>
    (a.used_at ?? a.connected_at) < (b.used_at ?? b.connected_at) ? 1 : -1,
  );

/** Where permissions are; a proof puts one in memory in its place. */
export type GrantServices = {
  readonly find: typeof findGrant;
  readonly rotate: typeof rotateGrant;
  readonly remove: typeof removeGrant;
};

const tries = 4;

/**
 * The next tokens for a refresh token, which is used up by this. Two requests that cross get the same answer; a token that
 * was used up longer ago ends the permission: somebody has a copy.
 */
export const refreshGrant = async (
  refresh: string,
  clientId: string | undefined,
  now: () => Date,
  { find, rotate, remove }: GrantServices,
) => {
  const id = idInRefresh(refresh);
  if (id === undefined) throw new TokenRefused('invalid_grant');
  const hash = await appTokenHash(refresh);
  const next = `shr_${id}_${await nextRefreshSecret(refresh)}`;
  for (let nth = 1; nth <= tries; nth++) {
    const at = now();
    const found = await find(id, at);
    if (!found || found.grant.client_id !== clientId) throw new TokenRefused('invalid_grant');
    const { ref, grant } = found;
    const pair = await pairOf(id, next, at);
    const isCrossing =
      grant.before?.refresh === hash &&
      grant.current.refresh === pair.stored.refresh &&
      at.getTime() - grant.rotated_at < crossMs;
    if (isCrossing) return answerOf(pair, grant, at);
    if (grant.current.refresh !== hash) {
      await remove(ref);
      throw new TokenRefused('invalid_grant');
    }
    const rotated: StoredGrant = {
      ...grant,
      current: pair.stored,
      before: grant.current,
      rotated_at: at.getTime(),
      version: grant.version + 1,
      ttl: endOf(at),
    };
    const outcome = await rotate(ref, rotated);
    if (outcome === 'saved') return answerOf(pair, rotated, at);
    if (outcome === 'no-business') throw new TokenRefused('invalid_grant');
  }
  throw new TokenRefused('invalid_grant');
};

const services: GrantServices = { find: findGrant, rotate: rotateGrant, remove: removeGrant };

const tokensForRefresh = (form: Form) => {
  requireResource(form);
  return refreshGrant(form.refresh_token ?? '', form.client_id, () => new Date(), services);
};

/** The answer to a request for tokens; throws {@link TokenRefused}. */
export const tokensFor = async (form: Form, now: Date) => {
  // An app that the operator no longer accepts gets no more tokens.
  if (!isAllowedClientId(form.client_id ?? '', config.APPS))
    throw new TokenRefused(form.client_id === undefined ? 'invalid_request' : 'invalid_grant');
  if (form.grant_type === 'authorization_code') return tokensForCode(form, now);
  if (form.grant_type === 'refresh_token') return tokensForRefresh(form);
  throw new TokenRefused('unsupported_grant_type');
};

/** Ends the permission that a token is of; nothing happens when it is none of ours. */
export const revokeToken = async (token: string, now: Date) => {
  const id = idInAccess(token) ?? idInRefresh(token);
  const found = id === undefined ? undefined : await findGrant(id, now);
  if (!found) return;
  const hash = await appTokenHash(token);
  const { current, before } = found.grant;
  const known = [current.refresh, current.access, before?.refresh, before?.access];
  if (known.includes(hash)) await removeGrant(found.ref);
};

/** The permission that an access token stands for now, and where it is; undefined for any other text. */
export const grantOfAccess = async (
  token: string,
  now: Date,
): Promise<{ ref: GrantRef; grant: StoredGrant; ends: number } | undefined> => {
  const id = idInAccess(token);
  const found = id === undefined ? undefined : await findGrant(id, now);
  if (!found) return undefined;
  const { grant, ref } = found;
  const hash = await appTokenHash(token);
  const pair = [grant.current, grant.before].find((one) => one?.access === hash);
  const isGood =
    pair &&
    pair.access_ends > now.getTime() &&
    grant.resource === mcpAddress(config.APP_ORIGIN) &&
    isAllowedClientId(grant.client_id, config.APPS);
  return isGood ? { ref, grant, ends: pair.access_ends } : undefined;
};
