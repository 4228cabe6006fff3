import type { IncomingMessage, ServerResponse } from 'node:http';
import { openServer, readBody } from '#local/http-server.ts';
import { spoken } from '#test/support/spoken.ts';
import { canaries } from './canaries.ts';

/** The behavior of a service: any failure repeats the request in its error, keys included, like real services do. */
export type FailureMode = 'works' | 'refuses' | 'fails' | 'nonsense' | 'cut';

export type EchoingService = {
  url: string;
  /** The bodies it was sent, as long as they are kept. */
  received: string[];
  /** Lets the requests fail whose path matches, all unless one is given. */
  setMode: (mode: FailureMode, paths?: RegExp) => void;
  close: () => Promise<void>;
};
type Sent = { request: IncomingMessage; body: Buffer; response: ServerResponse };

/** Starts a service that answers, or fails in the way it is told to. */
export const startEchoing = async (
  answer: (sent: Sent) => void | Promise<void>,
  error: (echo: string) => object,
): Promise<EchoingService> => {
  let mode: FailureMode = 'works';
  let failing = /^/;
  const received: string[] = [];
  const { url, close } = await openServer(async (request, response) => {
    const body = (await readBody(request)) ?? Buffer.alloc(0);
    const echo = `${request.headers.authorization} sent ${body}`;
    response.setHeader('content-type', 'application/json');
    response.setHeader('x-echo', encodeURIComponent(echo.slice(0, 2_000)));
    received.push(body.toString());
    if (mode === 'works' || !failing.test(request.url ?? ''))
      return answer({ request, body, response });
    if (mode === 'cut') return void response.write('{"cut', () => response.destroy());
    if (mode === 'nonsense') return void response.end(`<html>${echo}</html>`);
    response.writeHead(mode === 'refuses' ? 401 : 500).end(JSON.stringify(error(echo)));
  }, 0);
  return {
    url,
    close,
    received,
    setMode: (next, paths = /^/) => {
      mode = next;
      failing = paths;
    },
  };
};

/** A model that streams a prepared answer with a fact to remember. */
export const startModel = () =>
  startEchoing(
    ({ response }) => {
      const content = spoken(canaries.answer, {
        facts: [{ key: 'dog', value: canaries.fact, quote: canaries.question }],
      });
      const chunk = (delta: object, finish_reason: string | null) =>
        `data: ${JSON.stringify({ choices: [{ index: 0, delta, finish_reason }] })}\n\n`;
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.end(`${chunk({ content }, null)}${chunk({}, 'stop')}data: [DONE]\n\n`);
    },
    (echo) => ({
      error: { message: `Incorrect API key provided: ${echo}`, type: 'invalid', code: 'x' },
    }),
  );

/** Forwards to the payment provider of the stack, which has another key. */
export const startPayments = (realUrl: string, realKey: string) =>
  startEchoing(
    ({ request, body, response }) => forward(realUrl, request, body, response, `Bearer ${realKey}`),
    (echo) => ({ error: { type: 'api_error', message: `Invalid API Key provided: ${echo}` } }),
  );

/** Forwards to the table; a failure contains the stored item, like a failed condition does. */
export const startTable = (realUrl: string) =>
  startEchoing(
    ({ request, body, response }) => forward(realUrl, request, body, response),
    (echo) => ({
      __type: 'com.amazonaws.dynamodb.v20120810#ConditionalCheckFailedException',
      message: `The conditional request failed: ${echo}`,
      Item: { text: { S: echo }, email: { S: canaries.email } },
      CancellationReasons: [{ Code: 'ConditionalCheckFailed', Item: { text: { S: echo } } }],
    }),
  );

/** Forwards to KMS; a failure contains what was to be sealed or opened. */
export const startKms = (realUrl: string) =>
  startEchoing(
    ({ request, body, response }) => forward(realUrl, request, body, response),
    (echo) => ({ __type: 'InvalidCiphertextException', message: `Not opened: ${echo}` }),
  );

/** Forwards to the queues; a failure contains the message. */
export const startQueue = (realUrl: string) =>
  startEchoing(
    ({ request, body, response }) => forward(realUrl, request, body, response),
    (echo) => ({ __type: 'com.amazonaws.sqs#ServiceUnavailable', message: `Not sent: ${echo}` }),
  );

/** A mail service that accepts everything. */
export const startMail = () =>
  startEchoing(
    ({ response }) => void response.end('{"MessageId":"1"}'),
    (echo) => ({ __type: 'MessageRejected', message: `Not sent: ${echo}` }),
  );

/** Returns secrets by id, like Secrets Manager. */
export const startSecrets = (byId: Readonly<Record<string, object>>) =>
  startEchoing(
    ({ body, response }) => {
      const { SecretId = '' } = JSON.parse(body.toString()) as { SecretId?: string };
      response.end(JSON.stringify({ SecretString: JSON.stringify(byId[SecretId]) }));
    },
    (echo) => ({ __type: 'InternalServiceError', message: echo }),
  );

const forward = async (
  origin: string,
  request: IncomingMessage,
  body: Buffer,
  response: ServerResponse,
  authorization = request.headers.authorization ?? '',
) => {
  const { host: _, connection: __, 'content-length': ___, ...headers } = request.headers;
  const answer = await fetch(origin + request.url, {
    method: request.method ?? 'POST',
    headers: { ...(headers as Record<string, string>), authorization },
    ...(body.length && { body: new Uint8Array(body) }),
  });
  response.writeHead(answer.status, {
    'content-type': answer.headers.get('content-type') ?? 'application/json',
    ...(answer.headers.has('x-amz-crc32') && {
      'x-amz-crc32': answer.headers.get('x-amz-crc32') ?? '',
    }),
  });
  response.end(Buffer.from(await answer.arrayBuffer()));
};
