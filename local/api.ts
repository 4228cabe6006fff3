import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { lambdaSources } from '#infra/build/lambda-sources.ts';
import { projectRoot } from '#infra/build/project-root.ts';
import type { GatewayResponseName } from '#infra/gateway-throttle-and-error-responses.ts';
import { memoize } from '#shared/domain/lib/memoize.ts';
import { type Claims, eventOf } from './api/gateway-event.ts';
import {
  contextOf,
  type Handler,
  installRuntime,
  isStreaming,
  ResponseStream,
} from './api/lambda-runtime.ts';
import { findRoute, type Match } from './api/routes.ts';
import { createStreamedAnswer, sendLambdaAnswer } from './api/send-lambda-answer.ts';
import { sendRefusal } from './api/send-refusal.ts';
import { createThrottle } from './api/throttle.ts';
import { type LocalServer, listen, readBody } from './http-server.ts';

export type ApiOptions = {
  port?: number;
  /** The claims of an access token; rejects any token the cloud's authorizer would refuse. */
  authorize: (token: string) => Promise<Claims>;
  /** Whether the limits per second of the stage apply. */
  throttled?: boolean;
  timeoutMs?: number;
  streamTimeoutMs?: number;
  /** Longest body in bytes. */
  bodyLimit?: number;
};

export type LocalApi = LocalServer & {
  /** Answers one request; for a server that offers more than the API at the same address. */
  readonly handle: (request: IncomingMessage, response: ServerResponse) => void;
};

/** Starts the REST API on this machine: the routes of the contract, the same Lambdas, the events API Gateway would send. */
export const startApi = async (options: ApiOptions): Promise<LocalApi> => {
  installRuntime();
  const serve = createGateway(options);
  const handle = (request: IncomingMessage, response: ServerResponse) => {
    void serve(request, response);
  };
  return { ...(await listen(handle, { port: options.port, variable: 'API_PORT' })), handle };
};

const createGateway = ({
  authorize,
  throttled = true,
  timeoutMs = 29_000,
  streamTimeoutMs = 300_000,
  bodyLimit = 10 * 2 ** 20,
}: ApiOptions) => {
  const passes = createThrottle();
  // Each is imported once: an import in a test asks the test runner, which is a quarter of a short request.
  const load = memoize(importLambda);

  return async (request: IncomingMessage, response: ServerResponse) => {
    const requestId = randomUUID();
    response.setHeader('x-amzn-requestid', requestId);
    response.on('error', () => {});
    const no = (reason: GatewayResponseName) => sendRefusal(response, reason, requestId);
    try {
      const url = new URL(request.url ?? '/', 'http://local');
      const match = findRoute(request.method ?? 'GET', url.pathname);
      if (!match) return no('NoRoute');
      const claims = await claimsFor(match, request, authorize);
      if (claims === 'refused') return no('MissingToken');
      if (throttled && !passes(match.route)) return no('TooFast');
      const bytes = await readBody(request, bodyLimit);
      if (!bytes) return no('TooLarge');
      const event = eventOf({ request, url, match, body: bytes.toString(), requestId, claims });
      const { handler } = await load(sources[match.feature] ?? '');
      const limitMs = isStreaming(handler) ? streamTimeoutMs : timeoutMs;
      const context = contextOf(match.feature, requestId, limitMs);
      const done = await within(limitMs, invoke(handler, event, context, response));
      if (!done) no('TimedOut');
    } catch (error) {
      console.error('[api]', request.method, request.url, error);
      no('Failed');
    }
  };
};

/**
 * Routes for anyone have no authorizer, so they learn nothing about the caller, whatever was sent. Who sends two tokens
 * is refused: which of them counts is nothing to rely on.
 */
const claimsFor = async (
  { route }: Match,
  { headersDistinct }: IncomingMessage,
  authorize: ApiOptions['authorize'],
) => {
  if (route.access === 'anyone') return undefined;
  const [sent, second] = headersDistinct.authorization ?? [];
  const token = sent?.replace(/^Bearer /i, '');
  if (!token || second !== undefined) return 'refused';
  return authorize(token).catch(() => 'refused' as const);
};

const sources = lambdaSources();

const importLambda = (source: string): Promise<{ handler: Handler }> =>
  import(/* @vite-ignore */ pathToFileURL(join(projectRoot, source)).href);

/** Loads every Lambda; rejects when one of them cannot be. */
export const loadHandlers = () => Promise.all(Object.values(sources).map(importLambda));

const invoke = async (
  handler: Handler,
  event: object,
  context: object,
  response: ServerResponse,
) => {
  if (!isStreaming(handler)) return sendLambdaAnswer(response, await handler(event, context));
  const stream = new ResponseStream(createStreamedAnswer(response));
  const finished = once(stream, 'finish');
  finished.catch(() => {});
  await handler(event, stream, context);
  if (!stream.writableFinished) await finished;
};

/** Answers whether the work was done in time. */
const within = async (limitMs: number, work: Promise<void>) => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), limitMs);
    timer.unref();
  });
  try {
    return await Promise.race([work.then(() => true as const), late]);
  } finally {
    clearTimeout(timer);
    work.catch(() => {});
  }
};
