import type { IncomingMessage, ServerResponse } from 'node:http';
import { readBody } from '../http-server.ts';
import type { AuthInput, Operations } from './operation-types-and-guards.ts';
import { AuthRefusal } from './refusal.ts';

/** Answers one request in Cognito's protocol: the operation is named in a header, errors carry Cognito's names. */
export const serve = async (
  request: IncomingMessage,
  response: ServerResponse,
  operations: Operations,
  jwks: object,
) => {
  const send = (status: number, body: object | undefined) =>
    response
      .writeHead(status, {
        'content-type': 'application/x-amz-json-1.1',
        'cache-control': 'no-store',
        'access-control-allow-origin': request.headers.origin ?? '*',
        'access-control-allow-methods': 'POST, GET, OPTIONS',
        'access-control-allow-headers':
          request.headers['access-control-request-headers'] ?? 'content-type',
      })
      .end(body && JSON.stringify(body));
  if (request.method === 'OPTIONS') return send(204, undefined);
  if (request.method === 'GET')
    return request.url?.endsWith('/.well-known/jwks.json') ? send(200, jwks) : send(404, {});

  const body = await readBody(request, 2 ** 20);
  if (!body) return response.destroy();
  const name = String(request.headers['x-amz-target'] ?? '').split('.')[1] ?? '';
  try {
    const run = operations[name];
    if (!run) throw new AuthRefusal('UnknownOperationException', `Not in the local pool: ${name}`);
    send(200, await run(JSON.parse(body.toString() || '{}') as AuthInput));
  } catch (error) {
    if (!(error instanceof AuthRefusal)) {
      console.error('[auth]', name, error);
      return send(500, { __type: 'InternalErrorException', message: 'Internal error' });
    }
    response.setHeader('x-amzn-errortype', `${error.type}:`);
    send(400, { __type: error.type, message: error.message });
  }
};
