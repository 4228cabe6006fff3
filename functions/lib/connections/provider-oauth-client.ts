import * as oauth from 'oauth4webapi';
import type { Tokens } from './token-seal.ts';

/** A provider's authorization server and this stage as its client. */
export type OAuthClient = {
  readonly server: oauth.AuthorizationServer;
  readonly clientId: string;
  readonly clientSecret: string;
  /** The one address it may lead back to. */
  readonly redirectUri: string;
  /** Without these there is no connection. */
  readonly scopes: readonly string[];
  /** Whether the server is on this machine, without TLS. */
  readonly isLocal: boolean;
};

/** Why the exchange of a code failed: the owner said no, the answer is not the provider's, or the provider is out of reach. */
export class ExchangeRefused extends Error {
  readonly reason: 'denied' | 'forged' | 'missing-permission' | 'unavailable';
  constructor(reason: ExchangeRefused['reason'], options?: ErrorOptions) {
    super(reason, options);
    this.reason = reason;
  }
}

/** The refresh token is worthless: only the owner can mend it. */
export class GrantGone extends Error {}

const timeoutMs = 10_000;

const optionsOf = ({ isLocal }: OAuthClient) => ({
  signal: () => AbortSignal.timeout(timeoutMs),
  ...(isLocal && { [oauth.allowInsecureRequests]: true }),
});
const asClient = ({ clientId }: OAuthClient) => ({ client_id: clientId });
const authenticationOf = ({ clientSecret }: OAuthClient) => oauth.ClientSecretBasic(clientSecret);

/** What begins a sign-in that asks for some scopes: the address to go to, and the secrets to remember for its end. */
export const beginSignIn = async (client: OAuthClient, asked = client.scopes) => {
  const state = oauth.generateRandomState();
  const verifier = oauth.generateRandomCodeVerifier();
  const url = new URL(client.server.authorization_endpoint ?? '');
  const query = {
    client_id: client.clientId,
    response_type: 'code',
    redirect_uri: client.redirectUri,
    scope: asked.join(' '),
    state,
    code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  };
  // The endpoint may have a query of its own, which is kept (RFC 6749, 3.1).
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return { url: url.href, state, verifier };
};

/** What a sign-in gave: the tokens, and the scopes that were granted, if the provider says so. */
export type Granted = { readonly tokens: Tokens; readonly granted: readonly string[] | undefined };

/** What the code in the parameters that came back is good for; throws {@link ExchangeRefused}. */
export type Exchange = (
  client: OAuthClient,
  given: { readonly params: URLSearchParams; readonly verifier: string },
  now: number,
) => Promise<Granted>;

/** Ends a grant at the provider; answers whether the provider said yes. */
export type Revoke = (client: OAuthClient, tokens: Tokens) => Promise<boolean>;

/** What a sign-in gave, from what the provider sent back; throws {@link ExchangeRefused}. */
export const finishSignIn = async (
  client: OAuthClient,
  { query, state, verifier }: { query: URLSearchParams; state: string; verifier: string },
  now: number,
  exchange: Exchange = exchangeCode,
): Promise<Granted> => exchange(client, { params: paramsIn(client, query, state), verifier }, now);

const exchangeCode: Exchange = async (client, { params, verifier }, now) => {
  try {
    const response = await oauth.authorizationCodeGrantRequest(
      client.server,
      asClient(client),
      authenticationOf(client),
      params,
      client.redirectUri,
      verifier,
      optionsOf(client),
    );
    const answer = await oauth.processAuthorizationCodeResponse(
      client.server,
      asClient(client),
      response,
    );
    return { tokens: tokensOf(answer, undefined, now), granted: answer.scope?.split(' ') };
  } catch (cause) {
    if (cause instanceof ExchangeRefused) throw cause;
    const isForged = cause instanceof oauth.ResponseBodyError && cause.error === 'invalid_grant';
    throw new ExchangeRefused(isForged ? 'forged' : 'unavailable', { cause });
  }
};

/** Checks state, `iss` and that nothing is there twice. */
const paramsIn = (client: OAuthClient, query: URLSearchParams, state: string) => {
  if (query.getAll('code').length > 1) throw new ExchangeRefused('forged');
  try {
    return oauth.validateAuthResponse(client.server, asClient(client), query, state);
  } catch (cause) {
    const isDenied =
      cause instanceof oauth.AuthorizationResponseError && cause.error === 'access_denied';
    throw new ExchangeRefused(isDenied ? 'denied' : 'forged', { cause });
  }
};

/** Throws {@link ExchangeRefused} for a grant without a scope that a connection needs. A server that grants less than was asked for says so; one that says nothing granted all. */
export const requireScopes = (
  { scopes }: Pick<OAuthClient, 'scopes'>,
  granted: readonly string[] | undefined,
) => {
  if (granted && !scopes.every((scope) => granted.includes(scope)))
    throw new ExchangeRefused('missing-permission');
};

/** New tokens for the refresh token; throws {@link GrantGone} when it is worthless, or where there is none. */
export const refreshTokens = async (
  client: OAuthClient,
  tokens: Tokens,
  now: number,
): Promise<Tokens> => {
  if (tokens.refresh === undefined) throw new GrantGone('The access cannot be renewed');
  try {
    const response = await oauth.refreshTokenGrantRequest(
      client.server,
      asClient(client),
      authenticationOf(client),
      tokens.refresh,
      optionsOf(client),
    );
    const answer = await oauth.processRefreshTokenResponse(
      client.server,
      asClient(client),
      response,
    );
    return tokensOf(answer, tokens, now);
  } catch (cause) {
    if (cause instanceof oauth.ResponseBodyError && cause.error === 'invalid_grant')
      throw new GrantGone('The grant is gone', { cause });
    throw cause;
  }
};

/** Ends a grant as OAuth 2.0 has it, by its refresh token. */
export const revokeGrant: Revoke = async (client, { refresh = '' }) => {
  try {
    const response = await oauth.revocationRequest(
      client.server,
      asClient(client),
      authenticationOf(client),
      refresh,
      optionsOf(client),
    );
    return response.ok;
  } catch {
    return false;
  }
};

const tokensOf = (
  answer: oauth.TokenEndpointResponse,
  before: Tokens | undefined,
  now: number,
): Tokens => {
  // A server that does not rotate sends no new refresh token with a refresh.
  const refresh = answer.refresh_token ?? before?.refresh;
  if (!refresh) throw new ExchangeRefused('missing-permission');
  const seconds = Number(answer.x_refresh_token_expires_in);
  const refreshEnds = Number.isFinite(seconds) ? now + seconds * 1000 : before?.refreshEnds;
  return {
    access: answer.access_token,
    refresh,
    accessEnds: now + (answer.expires_in ?? 3600) * 1000,
    ...(refreshEnds !== undefined && { refreshEnds }),
  };
};
