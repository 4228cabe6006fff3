import { createHash, randomBytes } from 'node:crypto';
import { appScopes } from '#shared/domain/apps/app-scopes.ts';
import type { App } from '../app.ts';
import type { Asker } from '../chat.ts';

/** The address of the tools, for which tokens are given. */
export const resourceOf = (app: App) => `${app.origin}/mcp`;

/** A secret of an app, and its hash that goes ahead. */
export const pkce = () => {
  const verifier = randomBytes(32).toString('base64url');
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') };
};

type Fields = Record<string, string>;

/** What the app of this machine asks for. */
export const queryOf = (app: App, challenge: string, more: Fields = {}) =>
  new URLSearchParams({
    response_type: 'code',
    client_id: app.stack.aiApp.clientId,
    redirect_uri: app.stack.aiApp.redirectUri,
    code_challenge: challenge,
    code_challenge_method: 'S256',
    resource: resourceOf(app),
    scope: appScopes.join(' '),
    state: 'st4te',
    ...more,
  }).toString();

/** Sends a form to an address of the authorization server; answers status and body. */
export const postForm = async (app: App, path: string, fields: Fields) => {
  const answer = await fetch(app.stack.api.url + path, {
    method: 'POST',
    body: new URLSearchParams(fields),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
};

type Owner = Pick<Asker, 'api' | 'businessId'>;

/** The owner agrees to what the app asks; answers the parameters with which they are led back. */
export const approve = async (
  { api, businessId }: Owner,
  query: string,
  write = false,
): Promise<URLSearchParams> => {
  const { url } = await api.apps.approve({ business_id: businessId, query, write });
  return new URL(url).searchParams;
};

/** A code, and what the app needs to use it. */
export const codeFor = async (app: App, owner: Owner, { write = false } = {}) => {
  const { verifier, challenge } = pkce();
  const back = await approve(owner, queryOf(app, challenge), write);
  return { code: String(back.get('code')), verifier };
};

export type AppTokens = { access: string; refresh: string; scope: string };

/** Asks for tokens with these fields, in place of those that are right. */
export const askTokens = (app: App, fields: Fields) =>
  postForm(app, '/oauth/token', {
    client_id: app.stack.aiApp.clientId,
    redirect_uri: app.stack.aiApp.redirectUri,
    ...fields,
  });

/** Uses a code; answers what the server says. */
export const spendCode = (
  app: App,
  { code, verifier }: { code: string; verifier: string },
  more: Fields = {},
) => askTokens(app, { grant_type: 'authorization_code', code, code_verifier: verifier, ...more });

export const spendRefresh = (app: App, refresh: string, more: Fields = {}) =>
  askTokens(app, { grant_type: 'refresh_token', refresh_token: refresh, ...more });

export const tokensIn = (body: Record<string, unknown>): AppTokens => ({
  access: String(body.access_token),
  refresh: String(body.refresh_token),
  scope: String(body.scope),
});

/** Lets the app of this machine into the business of an owner. */
export const connectApp = async (app: App, owner: Owner, { write = false } = {}) => {
  const { body } = await spendCode(app, await codeFor(app, owner, { write }));
  const tokens = tokensIn(body);
  return { ...tokens, id: tokens.access.split('_')[1] ?? '' };
};

/** Sends a message of the protocol; any method, headers and body. */
export const sendMcp = (
  app: App,
  {
    token,
    method = 'POST',
    headers = {},
    body = listTools,
  }: { token?: string; method?: string; headers?: Fields; body?: string } = {},
) =>
  fetch(`${app.stack.api.url}/mcp`, {
    method,
    headers: {
      accept: 'application/json, text/event-stream',
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(method === 'POST' && { body }),
  });

const listTools = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} });

/** Every item that has to do with connected apps. */
export const appItems = async (app: App) =>
  (await app.table.all()).filter(
    ({ pk, sk }) => /^APP(OF|CODE|CLIENT)?#/.test(pk) || sk.startsWith('APP#'),
  );

/** Lets time pass for a permission: all its moments are moved into the past by so many ms. */
export const age = async (app: App, sub: string, ms: number) => {
  const [row] = await app.table.rows(`USER#${sub}`, 'APP#');
  if (!row) throw new Error('There is no app');
  const pair = (one: unknown) =>
    one && {
      ...(one as object),
      access_ends: Number((one as { access_ends: number }).access_ends) - ms,
    };
  await app.table.put({
    ...row,
    current: pair(row.current),
    before: pair(row.before),
    rotated_at: Number(row.rotated_at) - ms,
    ttl: Number(row.ttl) - Math.floor(ms / 1000),
  });
};
