import type { APIGatewayProxyResult } from 'aws-lambda';
import { lambdaSources } from '#infra/build/lambda-sources.ts';
import { contextOf, type Handler, isStreaming, ResponseStream } from '#local/api/lambda-runtime.ts';
import type { Feature } from '#shared/contract/index.ts';
import { pathKeys, sendsBody } from '#shared/contract/route.ts';
import type { Answer } from './proof-app.ts';
import type { ProofRoute } from './samples.ts';

export type Claims = Record<string, unknown>;

/** The API Gateway event for a request of this route, with the claims from its authorizer, if any. */
export const eventFor = (
  { route }: ProofRoute,
  input: Record<string, unknown>,
  claims: Claims | undefined,
  headers: Record<string, string> = {},
) => {
  const inPath = pathKeys(route);
  const rest = Object.entries(input).filter(([key]) => !inPath.includes(key));
  const texts = (pairs: [string, unknown][]) =>
    pairs.length ? Object.fromEntries(pairs.map(([key, value]) => [key, String(value)])) : null;
  return {
    resource: `/api${route.path}`,
    path: `/api${route.path}`,
    httpMethod: route.method,
    headers,
    multiValueHeaders: {},
    queryStringParameters: sendsBody(route) ? null : texts(rest),
    multiValueQueryStringParameters: null,
    pathParameters: texts(Object.entries(input).filter(([key]) => inPath.includes(key))),
    stageVariables: null,
    requestContext: {
      requestId: 'a-request',
      identity: { sourceIp: '203.0.113.7' },
      authorizer: claims ? { claims } : null,
    },
    body: sendsBody(route) ? JSON.stringify(Object.fromEntries(rest)) : null,
    isBase64Encoded: false,
  };
};

const sources = lambdaSources();

/** Runs the Lambda of a route with an event, like the cloud does: an exception is a crash. */
export const invoke = async ({ feature }: { feature: Feature }, event: object): Promise<Answer> => {
  const { handler }: { handler: Handler } = await import(`../../../${sources[feature]}`);
  const context = contextOf(feature, 'a-request', 29_000);
  if (!isStreaming(handler))
    return answerOf((await handler(event, context)) as APIGatewayProxyResult);
  let sent = Buffer.alloc(0);
  const ended = Promise.withResolvers<void>();
  const stream = new ResponseStream({
    write: async (bytes) => {
      sent = Buffer.concat([sent, bytes]);
    },
    end: ended.resolve,
  });
  await handler(event, stream, context);
  await ended.promise;
  const at = sent.indexOf(Buffer.alloc(8));
  const head = JSON.parse(sent.subarray(0, at).toString()) as APIGatewayProxyResult;
  return { ...answerOf(head), body: sent.subarray(at + 8).toString() };
};

const answerOf = ({ statusCode, headers = {}, body }: APIGatewayProxyResult): Answer => ({
  status: statusCode,
  headers: Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]),
  ),
  body,
});
