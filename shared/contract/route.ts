/**
 * A route is plain data: its method and path, who may call it, its input and its output. The cloud stack, the local
 * gateway, the Lambda, the client and the OpenAPI document are derived from it.
 */
import type * as z from 'zod';
import type { ProblemCode } from './problem.ts';

export type Route = {
  readonly summary: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: `/${string}`;
  /** Changes nothing, although its input is in a body; such a route is called in a preview too. */
  readonly reads?: true;
  /** anyone: no token needed · member: signed in · admin: signed in and in the group `admin` right now. */
  readonly access: 'anyone' | 'member' | 'admin';
  /**
   * Of a route for members, who of an account may call it. office: its owner and everybody who works in it, in the
   * businesses chosen for them · person: whoever is signed in, about themselves. Without one: the owner alone.
   */
  readonly role?: 'office' | 'person';
  readonly input: z.ZodObject;
  /** The response body; of a streaming route, the one for a caller that does not accept an event stream. */
  readonly output: z.ZodType;
  /** Present on a streaming route: the server-sent events by name. */
  readonly events?: Readonly<Record<string, z.ZodType>>;
  /** The media type of an answer that is text and not JSON; `output` is then a string. Clients other than the web app read it. */
  readonly media?: string;
  /** The handler gets the body as the bytes that were sent, not as JSON, to check its signature. */
  readonly raw?: true;
  /** Longest JSON body in characters, where it may be longer than that of other routes; read it by {@link bodyLimitOf}. */
  readonly bodyLimit?: number;
  /** Requests per second and burst for the whole stage, where the default is too generous. */
  readonly throttle?: { readonly rate: number; readonly burst: number };
  readonly problems?: readonly ProblemCode[];
};

/** Names the account that a person works in; without it they work in their own. */
export const accountHeader = 'x-account';

/** What the caller may send: defaults are optional. */
export type Input<R extends Route> = z.input<R['input']>;
/** What the handler receives: parsed, defaults filled in. */
export type Parsed<R extends Route> = z.output<R['input']>;
export type Output<R extends Route> = z.output<R['output']>;
/** One server-sent event of a streaming route: `{ event: 'delta', data: { text } }`. */
export type StreamEvent<R extends Route> =
  R['events'] extends Record<string, z.ZodType>
    ? { [E in keyof R['events']]: { event: E; data: z.output<R['events'][E]> } }[keyof R['events']]
    : never;

/** Longest JSON body of most routes, in characters; their longest valid request is a business with every field full. */
export const defaultBodyLimit = 64 * 1024;
/** Longest body of a `raw` route: signed events of the payment provider are larger. */
const rawBodyLimit = 512 * 1024;

/** The longest body that a route takes, in characters. Firewall, gateway and Lambda follow it. */
export const bodyLimitOf = ({ raw, bodyLimit }: Pick<Route, 'raw' | 'bodyLimit'>) =>
  bodyLimit ?? (raw ? rawBodyLimit : defaultBodyLimit);

type PathKey<P extends string> = P extends `${string}{${infer Key}}${infer Rest}`
  ? Key | PathKey<Rest>
  : never;
type Missing<R extends Route> = Exclude<PathKey<R['path']>, keyof z.input<R['input']>>;

/** Declares a route. Every `{name}` in the path must be a key of the input. */
export const route = <const R extends Route>(
  definition: Missing<R> extends never
    ? R
    : R & { input: z.ZodObject<Record<Missing<R>, z.ZodType>> },
): R => definition;

/** What a client needs to send a request; without schemas, so that the browser does not load zod for it. */
export type Endpoint = Pick<Route, 'method' | 'path'> & { readonly streams?: true };

/** The keys of the input that travel in the path, in order. */
export const pathKeys = ({ path }: Pick<Endpoint, 'path'>) =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, key]) => key as string);

/** GET and DELETE carry the rest of the input in the query string, the others in a JSON body. */
export const sendsBody = ({ method }: Pick<Endpoint, 'method'>) =>
  method !== 'GET' && method !== 'DELETE';
