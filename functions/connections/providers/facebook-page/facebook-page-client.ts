/** Calls of the Graph API. */
import { createHmac } from 'node:crypto';
import type * as z from 'zod';
import { connectionsSecret } from '../../../lib/secrets.ts';
import { asShape, callWithAccess, pauseOf } from '../provider-http.ts';
import { ProviderRefused } from '../provider-refused-error.ts';
import type { SignedIn } from '../remote-account.ts';
import { graphUrl, timeoutMs } from './facebook-graph-url-and-timeout.ts';
import { Failure } from './facebook-page-schemas.ts';

export type GraphCall = {
  readonly path: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly method?: 'GET' | 'POST' | 'DELETE';
  readonly body?: object;
  /** Files, instead of a body. */
  readonly form?: FormData;
};

/** What is wrong with the access itself: it ran out, its owner took it back, or changed their password. */
const overCodes = [102, 190];
const throttledCodes = [4, 17, 32, 341, 368, 613];
/** What is asked for is not there, or not for this person. */
const missingSubcode = 33;

const errorIn = (body: unknown) => Failure.safeParse(body).data?.error;

/** The numbers by which the API names an error; undefined for an answer that is none. */
export const codesOf = (body: unknown) => {
  const error = errorIn(body);
  return error && { code: error.code, isMissing: error.error_subcode === missingSubcode };
};

const problemOf = (status: number, error: NonNullable<ReturnType<typeof errorIn>>) => {
  const { code, error_subcode, is_transient } = error;
  if (overCodes.includes(code)) return 'sign-in';
  if (throttledCodes.includes(code) || (code >= 80_000 && code < 80_100)) return 'throttled';
  if (code === 3 || code === 10 || (code >= 200 && code < 300)) return 'permission';
  if (code === 100 && error_subcode === missingSubcode) return 'permission';
  return is_transient || code <= 2 || status >= 500 ? 'unavailable' : 'shape';
};

const refusal = ({ status, headers }: Response, body: unknown) => {
  const error = errorIn(body);
  if (!error) return new ProviderRefused(status === 401 ? 'sign-in' : 'unavailable');
  const problem = problemOf(status, error);
  return new ProviderRefused(problem, {
    code: [error.code, error.error_subcode].filter((code) => code !== undefined).join('/'),
    requestID: error.fbtrace_id,
    ...(problem === 'throttled' && { retrySeconds: pauseOf(headers) }),
  });
};

/**
 * Calls the API, each time with the proof that this is the operator's application; throws {@link ProviderRefused} for every
 * answer but a good one and those with a number of `expected`.
 */
export const callGraph = async (
  account: SignedIn,
  { path, params = {}, method = 'GET', body: sent, form }: GraphCall,
  expected: readonly number[] = [],
): Promise<unknown> => {
  const { clientSecret = '' } = (await connectionsSecret())['facebook-page'] ?? {};
  const address = (access: string) => {
    const proof = createHmac('sha256', clientSecret).update(access).digest('hex');
    return `${graphUrl()}/${path}?${new URLSearchParams({ ...params, appsecret_proof: proof })}`;
  };
  const { response, body } = await callWithAccess(account, address, {
    method,
    timeoutMs,
    isOver: (answer) => overCodes.includes(codesOf(answer.body)?.code ?? 0),
    ...(sent && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(sent),
    }),
    ...(form && { body: form }),
  });
  const { code } = codesOf(body) ?? {};
  const isExpected = code !== undefined && expected.includes(code);
  if ((!response.ok || code !== undefined) && !isExpected) throw refusal(response, body);
  return body;
};

/** Reads one address; throws {@link ProviderRefused} for everything but an answer of that shape. */
export const readGraph = async <Shape extends z.ZodType>(
  account: SignedIn,
  call: GraphCall,
  shape: Shape,
): Promise<z.output<Shape>> => asShape(await callGraph(account, call), shape);
