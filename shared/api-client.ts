import { EventSourceParserStream } from 'eventsource-parser/stream';
import type { Contract } from './contract/index.ts';
import { Problem, type ProblemBody } from './contract/problem.ts';
import {
  type Endpoint,
  type Input,
  type Output,
  pathKeys,
  type Route,
  type StreamEvent,
  sendsBody,
} from './contract/route.ts';

type CallOptions = { signal?: AbortSignal | undefined };
type Call<R extends Route> = (input: Input<R>, options?: CallOptions) => Promise<Output<R>>;
type Stream<R extends Route> = (
  input: Input<R>,
  options?: CallOptions,
) => Promise<AsyncIterable<StreamEvent<R>>>;

/** The contract as functions: `api.businesses.switch({ business_id })`; a streaming route answers an async iterable of its events. */
export type Client = {
  [F in keyof Contract]: {
    [O in keyof Contract[F]]: Contract[F][O] extends Route
      ? Contract[F][O] extends { events: object }
        ? Stream<Contract[F][O]>
        : Call<Contract[F][O]>
      : never;
  };
};

/** The contract without its schemas: feature → operation → method and path. */
export type Endpoints = {
  readonly [F in keyof Contract]: { readonly [O in keyof Contract[F]]: Endpoint };
};

export type ClientOptions = {
  endpoints: Endpoints;
  /** Where the API answers, for example `/api` or `https://app.example/api`. */
  baseUrl: string;
  /** The access token of the caller, or nothing when signed out. */
  token: () => Promise<string | undefined>;
  /** Added to every request, read at each call (the preview marker travels here). */
  headers?: () => Record<string, string>;
  fetch?: typeof fetch;
};

/**
 * Builds the typed client. Every call rejects with a {@link Problem} if the server refuses it, and with the
 * browser's `TypeError` if the server cannot be reached.
 */
export const createClient = (options: ClientOptions): Client =>
  mapValues(options.endpoints, (routes) =>
    mapValues(routes, (endpoint) =>
      (endpoint as Endpoint).streams
        ? openStream(endpoint as Endpoint, options)
        : call(endpoint as Endpoint, options),
    ),
  ) as Client;

const call =
  (endpoint: Endpoint, options: ClientOptions) =>
  async (input: object, at: CallOptions = {}) => {
    const response = await send(endpoint, options, input, at, 'application/json');
    return response.status === 204 ? undefined : await response.json();
  };

const openStream =
  (endpoint: Endpoint, options: ClientOptions) =>
  async (input: object, at: CallOptions = {}) => {
    const response = await send(endpoint, options, input, at, 'text/event-stream');
    if (!response.body) throw new Problem('unavailable');
    return eventsOf(response.body);
  };

async function* eventsOf(body: ReadableStream<Uint8Array>) {
  const events = body
    .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)
    .pipeThrough(new EventSourceParserStream());
  const reader = events.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield { event: value.event ?? 'message', data: JSON.parse(value.data) };
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}

const send = async (
  endpoint: Endpoint,
  { baseUrl, token, headers, fetch = globalThis.fetch }: ClientOptions,
  input: object,
  { signal }: CallOptions,
  accept: string,
) => {
  const rest: Record<string, unknown> = { ...input };
  const path = pathKeys(endpoint).reduce((filled, key) => {
    const value = String(rest[key]);
    delete rest[key];
    return filled.replace(`{${key}}`, encodeURIComponent(value));
  }, endpoint.path as string);
  const query = new URLSearchParams();
  if (!sendsBody(endpoint))
    for (const [key, value] of Object.entries(rest))
      if (value !== undefined) query.set(key, String(value));
  const bearer = await token();
  const response = await fetch(`${baseUrl}${path}${query.size ? `?${query}` : ''}`, {
    method: endpoint.method,
    headers: {
      accept,
      ...headers?.(),
      ...(bearer && { authorization: `Bearer ${bearer}` }),
      ...(sendsBody(endpoint) && { 'content-type': 'application/json' }),
    },
    ...(sendsBody(endpoint) && { body: JSON.stringify(rest) }),
    ...(signal && { signal }),
  });
  if (response.ok) return response;
  throw await problemOf(response);
};

/** Gateways in front of the API have formats of their own, so a body without a problem code is judged by its status. */
const problemOf = async (response: Response) => {
  const body: Partial<ProblemBody> = await response.json().catch(() => ({}));
  if (body.code)
    return new Problem(body.code, body.title, { data: body.data, requestId: body.requestId });
  if (response.status === 401) return new Problem('signed-out');
  // The API says which refusal it is; without a code it was a firewall, which knows networks and no accounts.
  if (response.status === 403) return new Problem('network-busy');
  if (response.status === 413) return new Problem('too-large');
  if (response.status === 429) return new Problem('too-fast');
  return new Problem(response.status >= 500 ? 'unavailable' : 'invalid');
};

const mapValues = <T extends object>(object: T, change: (value: T[keyof T]) => unknown) =>
  Object.fromEntries(
    Object.entries(object).map(([key, value]) => [key, change(value as T[keyof T])]),
  );
