import * as oauth from 'oauth4webapi';
import { secretFieldsOf } from '#shared/domain/connections/connection-secrets.ts';
import { authorizationServerOf } from '#shared/domain/connections/provider-authorization-server.ts';
import { callbackPath, providers } from '#shared/domain/connections/providers.ts';
import { switchedOn } from '#shared/domain/connections/stage-provider-settings.ts';
import type { Settings } from '../../settings-of-stage.ts';
import { type Finding, ok, todo, unsure } from './finding.ts';
import { readStageSecret } from './read-stage-secret.ts';

const timeoutMs = 10_000;

type Client = {
  readonly server: ReturnType<typeof authorizationServerOf>;
  readonly id: string;
  readonly secret: string;
  readonly scopes: readonly string[];
  readonly isLocal: boolean;
};

/** What a provider said to a question that changes nothing there. */
type Answer = 'accepted' | 'refused' | 'unknown';

/**
 * Whether every provider that the stage switches on has its secret, takes these keys, and may lead back to the stage. A
 * provider that is off is not asked.
 */
export const checkConnections = async (
  settings: Settings,
  address: string | undefined,
): Promise<Finding[]> => {
  const { stage, connections } = settings;
  const offered = switchedOn(connections);
  if (offered.length === 0) return [];
  const secret = await readStageSecret(settings, 'connections');
  return Promise.all(
    offered.map(async (provider) => {
      const { name, scopes } = providers[provider];
      const kept = secret[provider];
      const missing = secretFieldsOf(provider).filter((field) => !kept?.[field]);
      if (missing.length)
        return todo(
          name,
          `no ${missing.join(' and ')} yet: see docs/connections.md, then npm run secrets -- --stage ${stage} connections`,
        );
      const own = connections[provider];
      const client = {
        server: authorizationServerOf(provider, own ?? {}),
        id: own?.clientId ?? '',
        secret: kept?.clientSecret ?? '',
        scopes,
        isLocal: own?.origin?.startsWith('http://') ?? false,
      };
      return checkClient(name, client, address && address + callbackPath(provider));
    }),
  );
};

const checkClient = async (
  name: string,
  client: Client,
  redirect: string | undefined,
): Promise<Finding> => {
  const keys = await keysOf(client);
  if (keys === 'refused')
    return todo(
      name,
      'it refuses the client id with this secret: compare both with the keys of the application there',
    );
  if (keys === 'unknown')
    return unsure(name, 'it did not say whether it takes the keys: try again later');
  if (!redirect)
    return unsure(name, 'it takes the keys; pass --origin with the address of the stage');
  switch (await wayBackOf(client, redirect)) {
    case 'refused':
      return todo(name, `it does not lead back to ${redirect}: enter exactly this address there`);
    case 'unknown':
      return unsure(name, `its sign-in page is out of reach; it must lead back to ${redirect}`);
    case 'accepted':
      return ok(name, `it takes the keys, and did not refuse to lead back to ${redirect}`);
  }
};

/** Asks for new tokens with a token that nobody has: a provider checks the keys first, and then says that the token is none. */
const keysOf = async (asked: Client): Promise<Answer> => {
  const { server, id, secret, isLocal } = asked;
  if (server.hasRefreshTokens === false) return keysByThemselves(asked);
  const client = { client_id: id };
  try {
    const answer = await oauth.refreshTokenGrantRequest(
      server,
      client,
      oauth.ClientSecretBasic(secret),
      'preflight',
      {
        signal: () => AbortSignal.timeout(timeoutMs),
        ...(isLocal && { [oauth.allowInsecureRequests]: true }),
      },
    );
    if (answer.status === 401) return 'refused';
    await oauth.processRefreshTokenResponse(server, client, answer);
    return 'unknown';
  } catch (error) {
    if (error instanceof oauth.WWWAuthenticateChallengeError) return 'refused';
    if (!(error instanceof oauth.ResponseBodyError)) return 'unknown';
    if (error.error === 'invalid_grant') return 'accepted';
    return /^(invalid|unauthorized)_client$/.test(error.error) ? 'refused' : 'unknown';
  }
};

/** Asks for a token of the application itself, where there are no refresh tokens: it opens nothing of an owner's, and is thrown away. */
const keysByThemselves = async ({ server, id, secret }: Client): Promise<Answer> => {
  const body = new URLSearchParams({
    grant_type: 'client_credentials',
    client_id: id,
    client_secret: secret,
  });
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const answer = await fetch(server.token_endpoint, { method: 'POST', body, signal });
    if (answer.ok) return 'accepted';
    const said = (await answer.json()) as { error?: { is_transient?: boolean } };
    return said.error && !said.error.is_transient ? 'refused' : 'unknown';
  } catch {
    return 'unknown';
  }
};

/** Begins a sign-in that would lead back there. A provider that looks at the address only after its sign-in page accepts any here. */
const wayBackOf = async ({ server, id, scopes }: Client, redirect: string): Promise<Answer> => {
  const url = new URL(server.authorization_endpoint);
  const verifier = oauth.generateRandomCodeVerifier();
  const query = {
    client_id: id,
    response_type: 'code',
    redirect_uri: redirect,
    scope: scopes.join(' '),
    state: oauth.generateRandomState(),
    code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  };
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  const signal = AbortSignal.timeout(timeoutMs);
  const page = await fetch(url, { redirect: 'manual', signal }).catch(() => undefined);
  if (!page || page.status >= 500) return 'unknown';
  const leadsTo = page.headers.get('location') ?? '';
  return page.status >= 400 || /\berror\b/i.test(leadsTo) ? 'refused' : 'accepted';
};
