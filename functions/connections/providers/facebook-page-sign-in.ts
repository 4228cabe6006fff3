/** The sign-in of Facebook, which has no refresh tokens: a short token is exchanged for a long one, and that for one of a Page. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { providers } from '#shared/domain/connections/providers.ts';
import { ExchangeRefused, type Grants, type OAuthClient } from '../../lib/connections/oauth.ts';
import type { Adapter, SignedIn } from './adapter.ts';
import { apiOf, codesOf, readGraph, timeoutMs } from './facebook-page-client.ts';
import { Permissions, Person, SignedRequest, Token } from './facebook-page-shapes.ts';

/** What the token endpoint says of a code that is forged, used, or too old. */
const badParameter = 100;

const tokenFor = async (client: OAuthClient, asked: Readonly<Record<string, string>>) => {
  const { clientId, clientSecret } = client;
  const body = new URLSearchParams({ client_id: clientId, client_secret: clientSecret, ...asked });
  const signal = AbortSignal.timeout(timeoutMs);
  const answer = await fetch(`${apiOf()}/oauth/access_token`, {
    ...{ method: 'POST', body, signal, redirect: 'error' },
    headers: { accept: 'application/json' },
  })
    .then((response) => response.json())
    .catch((cause) => {
      throw new ExchangeRefused('unavailable', { cause });
    });
  const token = Token.safeParse(answer).data;
  if (token) return token;
  const isForged = codesOf(answer)?.code === badParameter && 'code' in asked;
  throw new ExchangeRefused(isForged ? 'forged' : 'unavailable');
};

/** The permissions that were given; throws where one is missing. */
const requirePermissions = async (signedIn: SignedIn) => {
  const { data } = await readGraph(signedIn, { path: 'me/permissions' }, Permissions);
  const granted = data.flatMap(({ permission, status }) =>
    status === 'granted' ? permission : [],
  );
  if (!providers['facebook-page'].scopes.every((scope) => granted.includes(scope)))
    throw new ExchangeRefused('missing-permission');
  return granted;
};

const exchange: Grants['exchange'] = async (client, { params, verifier }, now) => {
  const short = await tokenFor(client, {
    grant_type: 'authorization_code',
    code: params.get('code') ?? '',
    redirect_uri: client.redirectUri,
    code_verifier: verifier,
  });
  const { access_token: access, expires_in } = await tokenFor(client, {
    grant_type: 'fb_exchange_token',
    fb_exchange_token: short.access_token,
  });
  const signedIn = { access: async () => access, called: () => {} };
  const { id: person } = await readGraph(
    signedIn,
    { path: 'me', params: { fields: 'id' } },
    Person,
  );
  const granted = await requirePermissions(signedIn);
  const tokens = { access, person, ...(expires_in && { accessEnds: now + expires_in * 1000 }) };
  return { tokens, granted };
};

/** The key to a Page cannot end the grant of its person; that of the application can. */
const revoke: Grants['revoke'] = async ({ clientId, clientSecret }, { person }) => {
  if (person === undefined) return false;
  try {
    const response = await fetch(`${apiOf()}/${person}/permissions`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${clientId}|${clientSecret}` },
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
    });
    return response.ok;
  } catch {
    return false;
  }
};

export const grants: Grants = { exchange, revoke };

/** A signed request is a signature and a payload, each in base64 of addresses, with a dot between them. */
export const withdrawalIn: NonNullable<Adapter['withdrawalIn']> = (rawBody, clientSecret, now) => {
  const [signature = '', payload = '', ...more] = (
    new URLSearchParams(rawBody).get('signed_request') ?? ''
  ).split('.');
  const wanted = createHmac('sha256', clientSecret).update(payload).digest();
  const given = Buffer.from(signature, 'base64url');
  if (more.length > 0 || given.length !== wanted.length || !timingSafeEqual(given, wanted))
    return 'forged';
  const said = SignedRequest.safeParse(jsonOf(Buffer.from(payload, 'base64url').toString())).data;
  if (!said) return 'forged';
  const at = said.issued_at === undefined ? now.getTime() : said.issued_at * 1000;
  return { person: said.user_id, at };
};

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
