import { createHash, randomBytes } from 'node:crypto';
import type { RequestListener, ServerResponse } from 'node:http';
import { listen } from '../http-server.ts';
import { escaped, page } from '../page-markup.ts';

type AiAppOptions = {
  /** The origin of the product that it wants to be let into. */
  readonly product: string;
  readonly port?: number | undefined;
};
export type LocalAiApp = Awaited<ReturnType<typeof startAiApp>>;

/** Starts an AI app on this machine, as ChatGPT and Claude are: its document, and a page that asks to be let in and then reads the week. */
export const startAiApp = async ({ product, port }: AiAppOptions) => {
  const documents = new Map<string, RequestListener>();
  const seen: string[] = [];
  let visit: RequestListener = (_, response) => void response.destroy();
  const { url, close } = await listen(
    (request, response) => {
      const path = request.url ?? '/';
      seen.push(path);
      (documents.get(path) ?? visit)(request, response);
    },
    { stays: 'ai-app', port: port ?? 0 },
  );
  const document = documentOf(url);
  visit = createVisit({ product, url });
  return {
    url,
    /** Its id: the address of its document. */
    clientId: document.client_id,
    redirectUri: `${url}/callback`,
    /** The document that describes it. */
    document,
    /** The paths that it was asked for. */
    seen,
    /** Answers a path in another way, as an app elsewhere might. */
    answer: (path: string, listener: RequestListener) => void documents.set(path, listener),
    close,
  };
};

const documentOf = (url: string) => ({
  client_id: `${url}/client.json`,
  client_name: 'Demo assistant',
  redirect_uris: [`${url}/callback`],
  grant_types: ['authorization_code', 'refresh_token'],
  response_types: ['code'],
  token_endpoint_auth_method: 'none',
});

/** Answers what a browser, or the product, asks the app for. */
const createVisit = ({ product, url }: { product: string; url: string }): RequestListener => {
  const verifiers = new Map<string, string>();

  const ask = (response: ServerResponse) => {
    const verifier = randomBytes(32).toString('base64url');
    const state = randomBytes(8).toString('hex');
    verifiers.set(state, verifier);
    const query = new URLSearchParams({
      response_type: 'code',
      client_id: `${url}/client.json`,
      redirect_uri: `${url}/callback`,
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
      resource: `${product}/mcp`,
      scope: 'business:read week:write',
      state,
    });
    response.writeHead(303, { location: `${product}/oauth/authorize?${query}` }).end();
  };

  const answer = async (query: URLSearchParams) => {
    const refused = query.get('error');
    if (refused) return `Not connected: ${refused}`;
    const state = query.get('state') ?? '';
    const verifier = verifiers.get(state) ?? '';
    verifiers.delete(state);
    const tokens = await fetch(`${product}/oauth/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        client_id: `${url}/client.json`,
        redirect_uri: `${url}/callback`,
        code: query.get('code') ?? '',
        code_verifier: verifier,
      }),
    });
    const { access_token: token, scope } = (await tokens.json()) as Record<string, string>;
    if (!token) return 'Not connected: the code was not taken';
    return `Connected: ${scope}\n${await weekWith(`${product}/mcp`, token)}`;
  };

  return (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', url);
    if (pathname === '/client.json') return sendJson(documentOf(url), response);
    if (pathname === '/connect') return ask(response);
    if (pathname === '/')
      return sendPage('<p><a href="/connect">Connect Sevenhands</a></p>', response);
    if (pathname !== '/callback') return void response.writeHead(404).end();
    answer(searchParams).then(
      (text) => sendPage(`<pre>${escaped(text)}</pre><p><a href="/">Back</a></p>`, response),
      (error) => response.writeHead(502).end(String(error)),
    );
  };
};

/** What the tool for the week says. */
const weekWith = async (address: string, token: string) => {
  const answer = await fetch(address, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
    },
    body: JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'week_list', arguments: {} },
    }),
  });
  return answer.text();
};

const sendPage = (body: string, response: ServerResponse) =>
  void response
    .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    .end(page({ title: 'Demo assistant', note: 'An AI app of this machine', body }));

const sendJson = (value: unknown, response: ServerResponse) =>
  void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value));
