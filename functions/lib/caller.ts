import type { APIGatewayProxyEvent } from 'aws-lambda';
import { Problem } from '#shared/contract/problem.ts';
import type { Route } from '#shared/contract/route.ts';
import { config } from './config.ts';

/** `groups` as the token has them, so up to a token's life old: enough to notice a change, never to allow something. */
export type User = { readonly id: string; readonly groups: readonly string[] };

/** Who asks, as far as the route lets one know; the raw body is there for routes that verify a signature over it. */
export type Caller<R extends Route = Route> = {
  readonly user: R['access'] extends 'anyone' ? User | undefined : User;
  readonly requestId: string;
  /** Address the request came from, for throttling anonymous routes. */
  readonly ip: string;
  readonly now: Date;
  readonly rawBody: string;
  readonly headers: Readonly<Record<string, string>>;
};

/** Refuses whoever may not use the admin routes now; only the admin Lambda has the right to ask the pool. */
export type RequireAdmin = (userId: string, accessToken: string) => Promise<void>;

/** Refuses whom the route does not admit, and writes while an admin is previewing. */
export const authorize = async (
  route: Route,
  event: APIGatewayProxyEvent,
  requireAdmin: RequireAdmin = refuseEveryone,
) => {
  const user = userOf(event);
  if (route.access === 'anyone') return user;
  if (!user) throw new Problem('signed-out');
  if (route.access === 'admin') await requireAdmin(user.id, bearerOf(event));
  if (route.method !== 'GET' && headersOf(event)['x-preview']) throw new Problem('previewing');
  return user;
};

const refuseEveryone: RequireAdmin = async () => {
  throw new Problem('forbidden');
};

/** The token as it was sent: nothing is believed for its sake, the pool is shown it. */
const bearerOf = (event: APIGatewayProxyEvent) =>
  (headersOf(event).authorization ?? '').replace(/^Bearer /i, '');

/** The gateway has checked the signature; what it lets through is checked once more here. */
const userOf = (event: APIGatewayProxyEvent): User | undefined => {
  const claims: Record<string, unknown> | undefined = event.requestContext.authorizer?.claims;
  if (typeof claims?.sub !== 'string' || !claims.sub) return undefined;
  if (claims.token_use !== 'access' || claims.client_id !== config.USER_POOL_CLIENT_ID)
    return undefined;
  if (expired(claims.exp)) return undefined;
  return { id: claims.sub, groups: groupsOf(claims['cognito:groups']) };
};

/** Gateways write lists as `admin,staff` or as `[admin staff]`. */
const groupsOf = (claim: unknown) =>
  typeof claim === 'string' ? claim.split(/[\s,[\]]+/).filter(Boolean) : [];

/** Gateways write `exp` as epoch seconds or as a date text. */
const expired = (exp: unknown) => {
  const ms = /^\d+$/.test(String(exp)) ? Number(exp) * 1000 : Date.parse(String(exp));
  return !(ms > Date.now());
};

export const headersOf = ({ headers }: Pick<APIGatewayProxyEvent, 'headers'>) =>
  Object.fromEntries(
    Object.entries(headers ?? {}).map(([name, value]) => [name.toLowerCase(), value ?? '']),
  );
