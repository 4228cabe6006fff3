import type { APIGatewayProxyResult } from 'aws-lambda';

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
export const respondText = (body: string, media: string): APIGatewayProxyResult => ({
  statusCode: 200,
  headers: {
    'content-type': media,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  },
  body,
});
