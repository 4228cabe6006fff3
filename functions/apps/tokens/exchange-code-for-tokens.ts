import { createHash, randomBytes } from 'node:crypto';
import { appTokenHash, grantIdOf } from '../../lib/keyed-hashes.ts';
import { type AppCode, takeCode } from '../authorization-codes-table.ts';
import type { StoredGrant } from '../grant-item.ts';
import { findGrant, listGrants, putGrant, removeGrant } from '../grants-table.ts';
import { grantEnd, pairOf, tokenAnswer } from './token-pair.ts';
import { TokenRefused } from './token-refused-error.ts';
import { requireResource, type TokenRequestForm } from './token-request-form.ts';

/** Most apps in a business; a further one takes the place of the one that was used longest ago. */
const appLimit = 20;

const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url');

const isOfCode = (
  code: AppCode,
  { client_id, redirect_uri, code_verifier = '' }: TokenRequestForm,
) =>
  code.client_id === client_id &&
  code.redirect_uri === redirect_uri &&
  /^[\w.~-]{43,128}$/.test(code_verifier) &&
  code.code_challenge === challengeOf(code_verifier);

/** The first tokens for a code. A code that comes twice ends what it gave: somebody has a copy. */
export const exchangeCodeForTokens = async (form: TokenRequestForm, now: Date) => {
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
    ttl: grantEnd(now),
  };
  const known = await listGrants(accountId, now, businessId);
  for (const old of longestUnused(known).slice(appLimit - 1))
    await removeGrant({ accountId, businessId, id: old.id });
  if ((await putGrant({ accountId, businessId, id }, grant)) !== 'saved')
    throw new TokenRefused('invalid_grant');
  return tokenAnswer(pair, grant, now);
};

/** The last of them was used longest ago. */
const longestUnused = (known: readonly StoredGrant[]) =>
  known.toSorted((a, b) =>
    (a.used_at ?? a.connected_at) < (b.used_at ?? b.connected_at) ? 1 : -1,
  );
