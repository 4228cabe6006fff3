import type { APIGatewayProxyEvent } from 'aws-lambda';
import { type PersonId, toAccountId } from '../account-and-person-ids.ts';
import { config } from '../config.ts';
import type { User } from './caller.ts';

/** Only the pool's own host name, where Google signs people in, gives tokens with the scope `openid`; a renewed token keeps it. */
export const isThroughGoogle = ({ requestContext }: APIGatewayProxyEvent) =>
  String(requestContext.authorizer?.claims?.scope ?? '')
    .split(/[\s,[\]]+/)
    .includes('openid');

/** The user of the token's claims. The gateway has verified the signature; token type, client and expiry are checked again here. */
export const userFromClaims = (event: APIGatewayProxyEvent): User | undefined => {
  const claims: Record<string, unknown> | undefined = event.requestContext.authorizer?.claims;
  if (typeof claims?.sub !== 'string' || !claims.sub) return undefined;
  if (claims.token_use !== 'access' || claims.client_id !== config.USER_POOL_CLIENT_ID)
    return undefined;
  if (isExpired(claims.exp)) return undefined;
  const personId: PersonId = claims.sub;
  const accountId = toAccountId(personId);
  const signedInAt = momentIn(claims.auth_time);
  const groups = parseGroups(claims['cognito:groups']);
  return { accountId, personId, groups, ...(signedInAt && { signedInAt }) };
};

/** Gateways write lists as `admin,staff` or as `[admin staff]`. */
const parseGroups = (claim: unknown) =>
  typeof claim === 'string' ? claim.split(/[\s,[\]]+/).filter(Boolean) : [];

/** Gateways write moments as epoch seconds or as a date text. */
const momentIn = (claim: unknown) => {
  const ms = /^\d+$/.test(String(claim)) ? Number(claim) * 1000 : Date.parse(String(claim));
  return Number.isNaN(ms) ? undefined : new Date(ms);
};

const isExpired = (exp: unknown) => !((momentIn(exp)?.getTime() ?? 0) > Date.now());
