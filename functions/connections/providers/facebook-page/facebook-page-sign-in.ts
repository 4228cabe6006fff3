/** The sign-in of Facebook, which has no refresh tokens: a short token is exchanged for a long one, and that for one of a Page. */
import {
  type Exchange,
  ExchangeRefused,
  type OAuthClient,
} from '../../../lib/connections/provider-oauth-client.ts';
import type { SignedIn } from '../remote-account.ts';
import { graphUrl, timeoutMs } from './facebook-graph-url-and-timeout.ts';
import { codesOf, readGraph } from './facebook-page-client.ts';
import { Permissions, Person, Token } from './facebook-page-schemas.ts';

/** What the token endpoint says of a code that is forged, used, or too old. */
const badParameter = 100;

const tokenFor = async (client: OAuthClient, asked: Readonly<Record<string, string>>) => {
  const { clientId, clientSecret } = client;
  const body = new URLSearchParams({ client_id: clientId, client_secret: clientSecret, ...asked });
  const signal = AbortSignal.timeout(timeoutMs);
  const answer = await fetch(`${graphUrl()}/oauth/access_token`, {
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

/** The permissions that were given. */
const permissionsOf = async (signedIn: SignedIn) => {
  const { data } = await readGraph(signedIn, { path: 'me/permissions' }, Permissions);
  return data.flatMap(({ permission, status }) => (status === 'granted' ? permission : []));
};

/** The tokens of a person for a code: a short one is exchanged for a long one. */
export const exchange: Exchange = async (client, { params, verifier }, now) => {
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
  const granted = await permissionsOf(signedIn);
  const tokens = { access, person, ...(expires_in && { accessEnds: now + expires_in * 1000 }) };
  return { tokens, granted };
};
