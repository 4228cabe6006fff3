import { generateKeyPairSync } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Configuration, Provider } from 'oidc-provider';
import { escaped, page } from '../page-markup.ts';
import type { State } from '../stand-in-state.ts';

/** What an authorization server remembers: tokens, grants and sessions by their kind and id. */
export type Models = Record<string, { payload: Record<string, unknown>; ends: number | null }>;
type WithModels = State<{ models: Models }>;

export type OAuthSettings = {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly redirectUri: string;
  readonly accessSeconds: number;
  readonly scopes: readonly string[];
  /** Scopes of a use of their own, each of which a person may leave out, and what they allow. */
  readonly more?: { readonly scopes: readonly string[]; readonly words: string };
  /** What stands on the page of consent. */
  readonly consent: { readonly title: string; readonly note: string };
  /** The accounts of which one is chosen there, by their id. */
  readonly accounts: () => Readonly<Record<string, { readonly name: string }>>;
  /** The name under which the id of the account is added to the address that leads back, if any. */
  readonly accountParam?: string;
  /** Whether a refresh replaces the refresh token; one that is used twice then ends the whole grant. */
  readonly rotates: boolean;
  /** What the answers of the token endpoint hold besides. */
  readonly tokenExtras?: Readonly<Record<string, unknown>>;
};

/** How long a refresh token lives, in seconds. */
export const refreshSeconds = 8_726_400;

/** Keeps what the server remembers in the state of its stand-in, so that a restart ends no connection. */
const adapterOf = (state: WithModels) => (kind: string) => {
  const { models } = state.value;
  const keyOf = (id: string) => `${kind}:${id}`;
  const find = (id: string) => {
    const stored = models[keyOf(id)];
    return stored && (stored.ends === null || stored.ends > Date.now())
      ? stored.payload
      : undefined;
  };
  const change = (work: () => void) => {
    work();
    state.save();
  };
  return {
    upsert: async (id: string, payload: Record<string, unknown>, expiresIn?: number) =>
      change(() => {
        models[keyOf(id)] = { payload, ends: expiresIn ? Date.now() + expiresIn * 1000 : null };
      }),
    find: async (id: string) => find(id),
    findByUid: async (uid: string) =>
      Object.entries(models).find(
        ([key, { payload }]) => key.startsWith(`${kind}:`) && payload.uid === uid,
      )?.[1].payload,
    findByUserCode: async () => undefined,
    consume: async (id: string) =>
      change(() => {
        const payload = find(id);
        if (payload) payload.consumed = Math.floor(Date.now() / 1000);
      }),
    destroy: async (id: string) => change(() => delete models[keyOf(id)]),
    revokeByGrantId: async (grantId: string) =>
      change(() => {
        for (const [key, { payload }] of Object.entries(models))
          if (payload.grantId === grantId) delete models[key];
      }),
  };
};

/** Replaced at each start: nothing that this key signs is kept. */
const signingKey = () => ({
  ...generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' }),
  use: 'sig',
  alg: 'ES256',
});

const configurationOf = (settings: OAuthSettings, state: WithModels) =>
  ({
    adapter: adapterOf(state),
    clients: [
      {
        client_id: settings.clientId,
        client_secret: settings.clientSecret,
        redirect_uris: [settings.redirectUri],
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        token_endpoint_auth_method: 'client_secret_basic',
        id_token_signed_response_alg: 'ES256',
      },
    ],
    jwks: { keys: [signingKey()] },
    scopes: [...settings.scopes, ...(settings.more?.scopes ?? [])],
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false }, revocation: { enabled: true } },
    cookies: { keys: ['the cookies of this machine, which guard nobody'] },
    ttl: {
      AccessToken: settings.accessSeconds,
      RefreshToken: refreshSeconds,
      Grant: refreshSeconds,
      Session: 600,
      Interaction: 600,
    },
    rotateRefreshToken: settings.rotates,
    issueRefreshToken: () => true,
    findAccount: (_: unknown, id: string) => ({ accountId: id, claims: () => ({ sub: id }) }),
    interactions: { url: (_: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    clientBasedCORS: () => false,
  }) as unknown as Configuration;

/** Lets an owner choose an account, which is sign-in and consent in one. */
const interact = async (
  server: Provider,
  settings: OAuthSettings,
  request: IncomingMessage,
  response: ServerResponse,
) => {
  const { prompt, session, params } = await server.interactionDetails(request, response);
  const query = new URL(request.url ?? '/', server.issuer).searchParams;
  const chosen = query.get('account');
  if (chosen === 'no')
    return server.interactionFinished(request, response, { error: 'access_denied' });
  if (chosen && prompt.name === 'login')
    return server.interactionFinished(request, response, { login: { accountId: chosen } });
  if (prompt.name === 'login')
    return void response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      .end(consentPage(settings));
  const asked = String(params.scope).split(' ');
  const more = settings.more?.scopes.filter((scope) => asked.includes(scope)) ?? [];
  if (more.length > 0 && !chosen)
    return void response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      .end(morePage(settings));
  const left = query.has('less') ? more : [];
  const grant = new server.Grant({
    accountId: session?.accountId ?? '',
    clientId: String(params.client_id),
  });
  grant.addOIDCScope(asked.filter((scope) => !left.includes(scope)).join(' '));
  if (left.length > 0) grant.rejectOIDCScope(left.join(' '));
  return server.interactionFinished(request, response, {
    consent: { grantId: await grant.save() },
  });
};

/**
 * The authorization server of a stand-in, by `oidc-provider`: a code with PKCE, refresh tokens, revocation, and a page of
 * consent with a button for each account.
 */
export const createOAuth = async (settings: OAuthSettings, state: WithModels) => {
  const { Provider: Server } = await import('oidc-provider');
  const server = new Server(settings.issuer, configurationOf(settings, state));
  server.use(async (context, next) => {
    await next();
    const location = String(context.response.get('location') ?? '');
    const { accountParam, tokenExtras } = settings;
    if (accountParam && location.startsWith(settings.redirectUri) && /[?&]code=/.test(location)) {
      const url = new URL(location);
      url.searchParams.set(accountParam, context.oidc?.session?.accountId ?? '');
      context.redirect(url.href);
    }
    if (tokenExtras && context.path === '/token' && context.status === 200)
      context.body = { ...(context.body as object), ...tokenExtras };
  });
  const serve = server.callback();
  return {
    handle: (request: IncomingMessage, response: ServerResponse) => {
      if (!request.url?.startsWith('/interaction/')) return void serve(request, response);
      interact(server, settings, request, response).catch((error) =>
        response.writeHead(400).end(String(error)),
      );
    },
    /** The account behind an access token; undefined when it is unknown or ran out. */
    accountOf: async (bearer: string) => (await server.AccessToken.find(bearer))?.accountId,
    /** What an access token is good for. */
    scopesOf: async (bearer: string) =>
      (await server.AccessToken.find(bearer))?.scope?.split(' ') ?? [],
  };
};

const consentPage = ({ consent, accounts }: OAuthSettings) =>
  page({
    ...consent,
    body: `<section class="narrow">${Object.entries(accounts())
      .map(
        ([id, { name }]) =>
          `<p><a class="button" href="?account=${escaped(id)}">Connect ${escaped(name)}</a></p>`,
      )
      .join('')}<p><a href="?account=no">No thanks</a></p></section>`,
  });

/** The page on which more is asked for than to read: a person may say yes, leave it out, or say no to everything. */
const morePage = ({ consent, more }: OAuthSettings) =>
  page({
    ...consent,
    body: `<section class="narrow"><p>${escaped(more?.words ?? '')}</p><p><a class="button" href="?account=yes">Allow</a></p><p><a class="button" href="?account=yes&less=1">Leave that box out</a></p><p><a href="?account=no">No thanks</a></p></section>`,
  });
