import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { openServer } from '#local/http-server.ts';
import { type App, startApp } from '../app.ts';
import { type Asker, asker } from '../chat.ts';

/** Passes a request on to the gateway, with a token in place of a missing one. */
const passOn =
  (app: App, token: string | undefined) => (from: IncomingMessage, to: ServerResponse) => {
    const headers = {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...from.headers,
    };
    const on = request(app.stack.api.url + from.url, { method: from.method, headers }, (answer) => {
      to.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(to);
    });
    on.on('error', () => to.destroy());
    from.pipe(on);
  };

/**
 * The product at one address, as the distribution puts it together, with an owner who agrees to whatever an app asks. Only for
 * a test in a worker of its own: the Lambdas read the address once.
 */
export const startAtOneAddress = async () => {
  let serve = (_: IncomingMessage, response: ServerResponse): void => {
    response.destroy();
  };
  const server = await openServer((from, to) => serve(from, to), 0);
  const app = await startApp({ appOrigin: server.url });
  const ada: Asker = await asker(app, 'ada');
  let token: string | undefined;
  serve = (from, to) => {
    const { pathname, search } = new URL(from.url ?? '/', server.url);
    if (pathname !== '/oauth/authorize') return passOn(app, token)(from, to);
    ada.api.apps
      .approve({ business_id: ada.businessId, query: search.slice(1), write: true })
      .then(({ url }) => to.writeHead(302, { location: url }).end())
      .catch((error) => to.writeHead(400).end(String(error)));
  };
  return {
    app,
    ada,
    url: server.url,
    /** Calls without a token are made with this one. */
    lend: (lent: string) => {
      token = lent;
    },
    [Symbol.asyncDispose]: async () => {
      await app[Symbol.asyncDispose]();
      await server.close();
    },
  };
};
