import type { IncomingMessage, ServerResponse } from 'node:http';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { handlerAt } from '#local/http-server.ts';

type Sent = {
  protocol: string;
  hostname: string;
  port?: number;
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string | Uint8Array;
};
type Answer = { response: { statusCode: number; headers: object; body: Uint8Array } };
type Signer = { sign: (sent: Sent, ...more: unknown[]) => Promise<unknown> };
type Wire = { handle: (sent: Sent, options?: { abortSignal?: AbortSignal }) => Promise<Answer> };

let isDirect = false;

const isForTable = ({ headers }: Sent) => headers['x-amz-target']?.startsWith('DynamoDB_') ?? false;

/**
 * Lets calls to the local table skip the network: what the client of the cloud would send is handed to the table, and its
 * answer back, each in a turn of the event loop of its own, so that calls at once still cross. They are not signed, as
 * the local table reads no signature. Both are a quarter of the time of most tests. The full run signs and sends every
 * call.
 */
export const skipNetworkToTable = () => {
  if (isDirect) return;
  isDirect = true;
  const { requestHandler, httpAuthSchemes } = new DynamoDBClient({}).config;
  handToTable(Object.getPrototypeOf(requestHandler));
  for (const { signer } of httpAuthSchemes) leaveUnsigned(Object.getPrototypeOf(signer));
};

const leaveUnsigned = (signer: Signer) => {
  const { sign } = signer;
  signer.sign = function (this: unknown, sent, ...more) {
    return isForTable(sent) ? Promise.resolve(sent) : sign.call(this as never, sent, ...more);
  };
};

const handToTable = (wire: Wire) => {
  const send = wire.handle;
  wire.handle = function (this: unknown, sent, options) {
    const handler = isForTable(sent)
      ? handlerAt(`${sent.protocol}//${sent.hostname}:${sent.port}`)
      : undefined;
    if (!handler) return send.call(this as never, sent, options);
    return new Promise<Answer>((resolve, reject) => {
      const lost = () =>
        setImmediate(() =>
          reject(
            Object.assign(new Error('socket hang up'), {
              code: 'ECONNRESET',
              name: 'TimeoutError',
            }),
          ),
        );
      if (handler === 'closed') return void lost();
      options?.abortSignal?.addEventListener('abort', () =>
        reject(Object.assign(new Error('Request aborted'), { name: 'AbortError' })),
      );
      const answered = (response: Answer['response']) => setImmediate(() => resolve({ response }));
      setImmediate(() => handler(requestOf(sent), responseTo(answered, lost)));
    });
  };
};

/** The request as the table reads it. */
const requestOf = ({ method, path, headers, body = '' }: Sent) => {
  const bytes =
    typeof body === 'string'
      ? Buffer.from(body)
      : Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  const request = {
    method,
    url: path,
    headers,
    on: (event: string, listener: (bytes?: Buffer) => void) => {
      if (event === 'data') queueMicrotask(() => listener(bytes));
      if (event === 'end') queueMicrotask(() => listener());
      return request;
    },
  };
  return request as unknown as IncomingMessage;
};

const responseTo = (answered: (response: Answer['response']) => void, lost: () => void) => {
  const answer = { statusCode: 200, headers: {} };
  const response = {
    writeHead: (statusCode: number, headers: object) => {
      Object.assign(answer, { statusCode, headers });
      return response;
    },
    end: (body: string) => answered({ ...answer, body: Buffer.from(body) }),
    destroy: lost,
  };
  return response as unknown as ServerResponse;
};
