import { accessSecretOf, appTokenHash } from '../../lib/keyed-hashes.ts';
import type { StoredGrant, TokenPair } from '../grant-item.ts';

/** How long an access token lives, in ms. */
const accessMs = 3_600_000;
/** How long a permission lasts that nobody refreshes, in seconds. */
const refreshSeconds = 90 * 86_400;

const refreshPattern = /^shr_([0-9a-f]{32})_[0-9a-f]{64}$/;
const accessPattern = /^sha_([0-9a-f]{32})_[0-9a-f]{64}$/;

/** The id of the permission that an access token is of, by its form alone. */
export const idInAccess = (token: string) => accessPattern.exec(token)?.[1];
/** The id of the permission that a refresh token is of, by its form alone. */
export const idInRefresh = (token: string) => refreshPattern.exec(token)?.[1];

/** A refresh token and the access token that goes with it, and both as they are stored. */
export const pairOf = async (id: string, refresh: string, now: Date) => {
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

/** What an app is answered with its tokens, in the words of OAuth. */
export const tokenAnswer = (
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

/** When a permission ends that nobody refreshes from now on, in seconds of the epoch. */
export const grantEnd = (now: Date) => Math.floor(now.getTime() / 1000) + refreshSeconds;
