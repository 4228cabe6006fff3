import middy from '@middy/core';
import type { APIGatewayProxyEvent, APIGatewayProxyResult, Context } from 'aws-lambda';
import * as z from 'zod';
import { Problem, type ProblemBody } from '#shared/contract/problem.ts';
import {
  bodyLimitOf,
  type Output,
  type Parsed,
  type Route,
  sendsBody,
} from '#shared/contract/route.ts';
import type { Guards } from './caller/authorize.ts';
import { authorize, type checkedByHandler } from './caller/authorize.ts';
import type { Caller } from './caller/caller.ts';
import { headersOf } from './caller/request-headers.ts';
import { requireBusiness } from './caller/require-business.ts';
import { hashed, log } from './log.ts';

/** A response with a JSON body that no cache may store. */
export const respond = (
  statusCode: number,
  body: unknown,
  contentType = 'application/json',
): APIGatewayProxyResult => ({
  statusCode,
  headers: { 'content-type': contentType, 'cache-control': 'no-store' },
  body: JSON.stringify(body),
});

/** A response of a route that answers text of another media type; no cache may store it. */
const respondText = (body: string, media: string): APIGatewayProxyResult => ({
  statusCode: 200,
  headers: {
    'content-type': media,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  },
  body,
});

type Handler = (event: APIGatewayProxyEvent, guards?: Guards) => Promise<APIGatewayProxyResult>;

/** An operation of a feature, created by {@link handle}. */
export type Operation = { readonly route: Route; readonly run: Handler };

/** Creates the operation of a route: authorizes, parses the input, runs, and validates the output. */
export const handle = <R extends Route>(
  route: R,
  run: (input: Parsed<R>, caller: Caller<R>) => Promise<Output<R>>,
): Operation => ({
  route,
  run: async (event, guards) => {
    const { input, caller } = await receiveRequest(route, event, guards);
    const output = route.output.parse(await run(input, caller));
    return route.media ? respondText(String(output), route.media) : respond(200, output);
  },
});

/** A feature with routes for signed-in users has to name its guards. */
type GuardsOf<F extends Record<string, Route>> = F[keyof F]['access'] extends 'anyone'
  ? [guards?: undefined]
  : [guards: Guards];

/** The Lambda of a feature; does not compile when an operation of the contract is missing. Without `requireAdmin` its admin routes answer `forbidden`. */
export const feature = <F extends Record<string, Route>>(
  routes: F,
  operations: { readonly [O in keyof F]: Operation },
  ...[guards]: GuardsOf<F>
) => answering('/api', routes, operations, guards);

/** The Lambda of a public protocol, whose routes are for anyone and have their own addresses outside `/api`. */
export const protocol = <F extends Record<string, Route>>(
  routes: F,
  operations: { readonly [O in keyof F]: Operation },
) => answering('', routes, operations);

const answering = (
  base: '' | '/api',
  routes: Record<string, Route>,
  operations: Record<string, Operation>,
  guards?: Guards,
) => {
  const byRoute = new Map(
    Object.entries(routes).map(([name, route]) => [
      `${route.method} ${base}${route.path}`,
      operations[name] as Operation,
    ]),
  );
  return middy<APIGatewayProxyEvent, APIGatewayProxyResult, Error, Context>()
    .use(answerProblems())
    .handler(async (event) => {
      const operation = byRoute.get(`${event.httpMethod} ${event.resource}`);
      if (!operation) throw new Problem('not-found');
      return operation.run(event, guards);
    });
};

/** Authorizes a request and parses its input; throws the problem to answer when it is refused. */
export const receiveRequest = async <R extends Route>(
  route: R,
  event: APIGatewayProxyEvent,
  guards?: Guards | typeof checkedByHandler,
) => {
  const user = await authorize(route, event, guards);
  const rawBody = bodyOf(event);
  if (rawBody.length > bodyLimitOf(route)) throw new Problem('too-large');
  const caller = {
    ...user,
    requestId: event.requestContext.requestId,
    ip: event.requestContext.identity?.sourceIp ?? '',
    now: new Date(),
    rawBody,
    headers: headersOf(event),
  } as Caller<R>;
  const input = parse(route, event, rawBody);
  requireBusiness(user?.member, input.business_id);
  return { input, caller };
};

const parse = <R extends Route>(route: R, event: APIGatewayProxyEvent, rawBody: string) => {
  const values = {
    ...(sendsBody(route) && !route.raw ? parseJsonObject(rawBody) : event.queryStringParameters),
    ...event.pathParameters,
  };
  const result = route.input.safeParse(values);
  if (!result.success)
    throw new Problem('invalid', z.prettifyError(result.error), { cause: result.error });
  return result.data as Parsed<R>;
};

const bodyOf = ({ body, isBase64Encoded }: APIGatewayProxyEvent) =>
  (isBase64Encoded ? Buffer.from(body ?? '', 'base64').toString() : body) ?? '';

/** JSON can contain lone surrogates, which can neither be stored nor sent on: each becomes U+FFFD. */
const replaceLoneSurrogates = (_: string, value: unknown) =>
  typeof value === 'string' ? value.toWellFormed() : value;

const parseJsonObject = (text: string): object => {
  try {
    const value: unknown = JSON.parse(text || '{}', replaceLoneSurrogates);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  } catch {}
  throw new Problem('invalid', 'The body isn’t a JSON object');
};

/** The response for an error. A problem is answered as it is; any other error is logged and answered as `unexpected` or `unavailable`. */
export const answerProblem = (error: unknown, event: APIGatewayProxyEvent) => {
  const problem = asProblem(error);
  const { requestId, authorizer } = event.requestContext;
  const sub = authorizer?.claims?.sub;
  const fields = { requestId, code: problem.code, ...(sub && { person: hashed(String(sub)) }) };
  if (problem.status >= 500) log.error('request failed', { ...fields, error: error as Error });
  else log.info('request refused', fields);
  const body: ProblemBody = {
    code: problem.code,
    title: problem.message,
    retryable: problem.retryable,
    requestId,
    ...(problem.data !== undefined && { data: problem.data }),
  };
  return respond(problem.status, body, 'application/problem+json');
};

/** The problem of an error: itself, `unavailable` when a service was throttled or out of reach, else `unexpected`. */
export const asProblem = (error: unknown) => {
  if (error instanceof Problem) return error;
  const isTransient =
    error instanceof Error &&
    (('$retryable' in error && error.$retryable !== undefined) ||
      /Throttl|ProvisionedThroughput|RequestLimit|TransactionConflict|Timeout|ECONN|InternalServerError/.test(
        error.name,
      ));
  return new Problem(isTransient ? 'unavailable' : 'unexpected', undefined, { cause: error });
};

const answerProblems = (): middy.MiddlewareObj<
  APIGatewayProxyEvent,
  APIGatewayProxyResult,
  Error,
  Context
> => ({
  onError: (request) => {
    request.response = answerProblem(request.error, request.event);
  },
});
