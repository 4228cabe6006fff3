import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { listen } from '../server.ts';

type AiAppOptions = {
  /** The origin of the product that it wants to be let into. */
  readonly product: string;
  readonly port?: number | undefined;
};
export type LocalAiApp = Awaited<ReturnType<typeof startAiApp>>;

/** Starts an AI app on this machine, as ChatGPT and Claude are: the document that describes it. */
export const startAiApp = async ({ port }: AiAppOptions) => {
  const documents = new Map<string, RequestListener>();
  const seen: string[] = [];
  const { url, close } = await listen(
    (request, response) => {
      const path = request.url ?? '/';
      seen.push(path);
      const answer = documents.get(path);
      if (answer) return answer(request, response);
      if (path === '/client.json') return sendJson(documentOf(url), response);
      response.writeHead(404).end();
    },
    { stays: 'ai-app', port: port ?? 0 },
  );
  return {
    url,
    /** Its id: the address of its document. */
    clientId: `${url}/client.json`,
    redirectUri: `${url}/callback`,
    /** The document that describes it. */
    document: documentOf(url),
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

/** Answers with JSON. */
export const sendJson = (value: unknown, response: ServerResponse<IncomingMessage>) =>
  void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value));
