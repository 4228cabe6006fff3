/** What an AI app asks an owner for: the query of `/oauth/authorize`. */
import * as z from 'zod';
import { type AppScope, appScopes, scopesIn } from './app-scopes.ts';

/** The longest query that is looked at. */
export const appQueryLength = 4000;

const Known = z.object({
  client_id: z.string(),
  redirect_uri: z.string(),
  state: z.string().max(1000).optional(),
});
const Request = Known.extend({
  response_type: z.literal('code'),
  /** SHA-256 of a secret that only the app has, so that a code is of no use to anybody else. */
  code_challenge: z.string().regex(/^[\w-]{43}$/),
  code_challenge_method: z.literal('S256'),
});

/** Where an answer goes, known before the rest of the request is looked at. */
export type AppReturn = z.infer<typeof Known>;
export type AppRequest = z.infer<typeof Request> & { readonly scopes: readonly AppScope[] };

/** Why a request is refused, in the words of OAuth. */
export type RequestError =
  | 'invalid_request'
  | 'invalid_scope'
  | 'invalid_target'
  | 'unsupported_response_type';

/** The parameters of a query or of a form; undefined when one of them is there twice. */
export const parametersIn = (query: string) => {
  const params = new URLSearchParams(query);
  const names = [...params.keys()];
  return new Set(names).size === names.length ? Object.fromEntries(params) : undefined;
};

/** Which app asks and where it is led back to; undefined when the query does not say so, once. */
export const returnIn = (query: string): AppReturn | undefined =>
  Known.safeParse(parametersIn(query)).data;

/** The whole request for what `resource` stands for, or why not. An app that names no scope asks for all. */
export const requestIn = (query: string, resource: string): AppRequest | RequestError => {
  const values = parametersIn(query);
  if (values && values.response_type !== 'code') return 'unsupported_response_type';
  const request = Request.safeParse(values).data;
  if (!request) return 'invalid_request';
  if (values?.resource !== resource) return 'invalid_target';
  const scopes = values.scope ? scopesIn(values.scope) : [...appScopes];
  return scopes ? { ...request, scopes } : 'invalid_scope';
};

/** The address to which an app is led back with an answer. */
export const returnAddress = (
  { redirect_uri, state }: AppReturn,
  issuer: string,
  answer: Readonly<Record<string, string>>,
): string => {
  const url = new URL(redirect_uri);
  for (const [name, value] of Object.entries(answer)) url.searchParams.set(name, value);
  if (state !== undefined) url.searchParams.set('state', state);
  url.searchParams.set('iss', issuer);
  return url.href;
};
