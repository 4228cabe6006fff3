import type { APIGatewayProxyEvent } from 'aws-lambda';
import type { Caller } from './caller.ts';

/** The access token as it was sent, not verified here: it is passed on to the user pool. */
export const bearerToken = ({ authorization = '' }: Caller['headers']) =>
  authorization.replace(/^Bearer /i, '');

/** The headers of a request by lower-case name. */
export const headersOf = ({ headers }: Pick<APIGatewayProxyEvent, 'headers'>) =>
  Object.fromEntries(
    Object.entries(headers ?? {}).map(([name, value]) => [name.toLowerCase(), value ?? '']),
  );
