import { PassThrough } from 'node:stream';
import middy from '@middy/core';
import { executionModeStreamifyResponse } from '@middy/core/StreamifyResponse';
import type { APIGatewayProxyEvent, APIGatewayProxyResult, Context } from 'aws-lambda';
import { Problem } from '#shared/contract/problem.ts';
import type { Output, Parsed, Route, StreamEvent } from '#shared/contract/route.ts';
import type { checkedByHandler, Guards } from './caller/authorize.ts';
import type { Caller } from './caller/caller.ts';
import { answerProblem, asProblem, receiveRequest, respond } from './http-handler.ts';
import { log } from './log.ts';

/** Proxies close an idle connection after 30 s; a comment every 15 s keeps it open until the provider answers. */
const pingMs = 15_000;

type StreamingRoute = Route & { readonly events: object };
type Event<R extends StreamingRoute> = StreamEvent<R>;

/** Produces the events of a streaming route. A problem thrown before the first event is answered with its own status. */
export type StreamHandler<R extends StreamingRoute> = (
  input: Parsed<R>,
  caller: Caller<R>,
) => AsyncIterable<Event<R>>;

type Collect<R extends StreamingRoute> = (events: AsyncIterable<Event<R>>) => Promise<Output<R>>;

/** What a request of a streaming route is answered with. */
type Opened = {
  /** Whether the caller takes a stream. */
  readonly isStream: boolean;
  readonly sendTo: (out: PassThrough) => Promise<void>;
  readonly body: () => Promise<unknown>;
};

/** An operation of a feature that streams, created by {@link streaming}. */
export type StreamOperation = {
  readonly open: (event: APIGatewayProxyEvent) => Promise<Opened>;
};

/** Creates the operation of a streaming route. */
export const streaming = <R extends StreamingRoute>(
  route: R,
  produce: StreamHandler<R>,
  collect: Collect<R>,
  guards?: Guards | typeof checkedByHandler,
): StreamOperation => ({
  open: async (event) => {
    const { input, caller } = await receiveRequest(route, event, guards);
    const events = await awaitFirst(produce(input, caller));
    return {
      isStream: caller.headers.accept?.includes('text/event-stream') ?? false,
      sendTo: (out) => send(events, out),
      body: async () => route.output.parse(await collect(events)),
    };
  },
});

/**
 * The Lambda of a feature whose routes stream; does not compile when an operation of the contract is missing. A caller
 * that accepts `text/event-stream` receives the events as they are produced, any other one JSON body. The invocation ends
 * after the last event was produced, even when the caller has disconnected.
 */
export const streamFeature = <F extends Record<string, Route>>(
  routes: F,
  operations: { readonly [O in keyof F]: StreamOperation },
) => {
  const byRoute = new Map(
    Object.keys(routes).map((name) => {
      const { method, path } = routes[name] as Route;
      return [`${method} /api${path}`, operations[name] as StreamOperation];
    }),
  );
  const pending = new WeakMap<object, Promise<void>>();
  return middy<APIGatewayProxyEvent, APIGatewayProxyResult, Error, Context>({
    executionMode: executionModeStreamifyResponse,
    requestEnd: ({ event }) => pending.get(event as APIGatewayProxyEvent),
  })
    .onError((request) => {
      request.response = answerProblem(request.error, request.event);
    })
    .handler(async (event) => {
      const operation = byRoute.get(`${event.httpMethod} ${event.resource}`);
      if (!operation) throw new Problem('not-found');
      const { isStream, sendTo, body } = await operation.open(event);
      if (!isStream) return respond(200, await body());
      const out = new PassThrough();
      pending.set(event, sendTo(out));
      return {
        statusCode: 200,
        headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store' },
        body: out,
      } as unknown as APIGatewayProxyResult;
    });
};

/** The same events, once the first one is there: until then an error can be answered with a status. */
const awaitFirst = async <T>(events: AsyncIterable<T>): Promise<AsyncIterable<T>> => {
  const iterator = events[Symbol.asyncIterator]();
  let first: IteratorResult<T> | undefined = await iterator.next();
  return {
    [Symbol.asyncIterator]: () => ({
      next: async () => {
        const next = first ?? (await iterator.next());
        first = undefined;
        return next;
      },
    }),
  };
};

/** Writes every event; an error becomes an `error` event, because the status has been sent. */
const send = async (events: AsyncIterable<unknown>, out: PassThrough): Promise<void> => {
  // A caller that disconnects destroys the stream; later writes fail and are ignored.
  out.on('error', () => {});
  const ping = setInterval(() => out.write(': still here\n\n'), pingMs);
  out.write(': hello\n\n');
  try {
    for await (const { event, data } of events as AsyncIterable<{ event: string; data: unknown }>)
      out.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  } catch (error) {
    const problem = asProblem(error);
    if (problem.status >= 500)
      log.error('stream failed', { code: problem.code, error: error as Error });
    const data = { code: problem.code, message: problem.message, retryable: problem.retryable };
    out.write(`event: error\ndata: ${JSON.stringify(data)}\n\n`);
  } finally {
    clearInterval(ping);
    out.end();
  }
};
