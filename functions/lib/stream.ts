import { PassThrough } from 'node:stream';
import middy from '@middy/core';
import { executionModeStreamifyResponse } from '@middy/core/StreamifyResponse';
import type { APIGatewayProxyEvent, APIGatewayProxyResult, Context } from 'aws-lambda';
import type { Output, Parsed, Route, StreamEvent } from '#shared/contract/route.ts';
import type { Caller } from './caller.ts';
import { answerProblem, asProblem, receiveRequest } from './http.ts';
import { log } from './log.ts';
import { respond } from './respond.ts';

/** Proxies close an idle connection after 30 s; a comment every 15 s keeps it open until the provider answers. */
const pingMs = 15_000;

type StreamingRoute = Route & { readonly events: object };
type Event<R extends StreamingRoute> = StreamEvent<R>;

/** Produces the events of a streaming route. A problem thrown before the first event is answered with its own status. */
export type StreamHandler<R extends StreamingRoute> = (
  input: Parsed<R>,
  caller: Caller<R>,
) => AsyncIterable<Event<R>>;

/**
 * The Lambda of a feature whose only route streams. A caller that accepts `text/event-stream` receives the events as
 * they are produced, any other one JSON body made by `collect`. The invocation ends after the last event was produced,
 * even when the caller has disconnected.
 */
export const streamFeature = <R extends StreamingRoute>(
  route: R,
  produce: StreamHandler<R>,
  collect: (events: AsyncIterable<Event<R>>) => Promise<Output<R>>,
) => {
  const pending = new WeakMap<object, Promise<void>>();
  return middy<APIGatewayProxyEvent, APIGatewayProxyResult, Error, Context>({
    executionMode: executionModeStreamifyResponse,
    requestEnd: ({ event }) => pending.get(event as APIGatewayProxyEvent),
  })
    .onError((request) => {
      request.response = answerProblem(request.error, request.event);
    })
    .handler(async (event) => {
      const { input, caller } = await receiveRequest(route, event);
      const events = await awaitFirst(produce(input, caller));
      if (!caller.headers.accept?.includes('text/event-stream'))
        return respond(200, route.output.parse(await collect(events)));
      const out = new PassThrough();
      pending.set(event, send(events, out));
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
const send = async <R extends StreamingRoute>(
  events: AsyncIterable<Event<R>>,
  out: PassThrough,
): Promise<void> => {
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
