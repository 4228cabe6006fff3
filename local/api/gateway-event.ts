import type { IncomingMessage } from 'node:http';
import type { APIGatewayProxyEvent } from 'aws-lambda';
import type { Match } from './routes.ts';

/** Claims as a REST authorizer passes them on: every value is a text, lists are joined by commas. */
export type Claims = Record<string, string>;

type Parts = {
  request: IncomingMessage;
  url: URL;
  match: Match;
  body: string;
  requestId: string;
  claims?: Claims | undefined;
};

/** The event a REST API (proxy integration, version 1) sends to a Lambda. */
export const eventOf = ({ request, url, match, body, requestId, claims }: Parts) => {
  const headers = headersAsSent(request.rawHeaders);
  const query = Object.groupBy([...url.searchParams], ([name]) => name);
  const multi = Object.fromEntries(
    Object.entries(query).map(([name, pairs]) => [name, (pairs ?? []).map(([, value]) => value)]),
  );
  return {
    resource: match.resource,
    path: url.pathname,
    httpMethod: match.route.method,
    headers: lastOfEach(headers),
    multiValueHeaders: headers,
    queryStringParameters: orNull(lastOfEach(multi)),
    multiValueQueryStringParameters: orNull(multi),
    pathParameters: orNull(match.parameters),
    stageVariables: null,
    requestContext: {
      accountId: '000000000000',
      apiId: 'local',
      stage: 'local',
      // The name by which the gateway itself is called, past the distribution.
      domainName: `${request.socket.localAddress}:${request.socket.localPort}`,
      protocol: 'HTTP/1.1',
      httpMethod: match.route.method,
      path: url.pathname,
      resourceId: 'local',
      resourcePath: match.resource,
      requestId,
      requestTimeEpoch: Date.now(),
      identity: {
        sourceIp: request.socket.remoteAddress ?? '127.0.0.1',
        userAgent: request.headers['user-agent'] ?? null,
      } as APIGatewayProxyEvent['requestContext']['identity'],
      authorizer: claims ? { claims } : null,
    },
    body: body === '' ? null : body,
    isBase64Encoded: false,
  } satisfies APIGatewayProxyEvent;
};

/** Names keep the case they were sent in, as in a REST API. */
const headersAsSent = (raw: string[]) => {
  const headers: Record<string, string[]> = {};
  for (let at = 0; at < raw.length; at += 2) {
    const name = raw[at] as string;
    headers[name] = [...(headers[name] ?? []), raw[at + 1] as string];
  }
  return headers;
};

const lastOfEach = (multi: Record<string, string[]>) =>
  Object.fromEntries(Object.entries(multi).map(([name, values]) => [name, values.at(-1) ?? '']));

const orNull = <T extends object>(value: T) => (Object.keys(value).length > 0 ? value : null);
