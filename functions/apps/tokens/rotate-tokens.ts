import { appTokenHash, nextRefreshSecret } from '../../lib/keyed-hashes.ts';
import type { StoredGrant } from '../grant-item.ts';
import type { findGrant, removeGrant, rotateGrant } from '../grants-table.ts';
import { grantEnd, idInRefresh, pairOf, tokenAnswer } from './token-pair.ts';
import { TokenRefused } from './token-refused-error.ts';

/** So long a refresh token that was replaced still gets the answer of the one before, in ms: two requests may cross. */
const crossMs = 30_000;

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
export const rotateTokens = async (
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
    if (isCrossing) return tokenAnswer(pair, grant, at);
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
      ttl: grantEnd(at),
    };
    const outcome = await rotate(ref, rotated);
    if (outcome === 'saved') return tokenAnswer(pair, rotated, at);
    if (outcome === 'no-business') throw new TokenRefused('invalid_grant');
  }
  throw new TokenRefused('invalid_grant');
};
