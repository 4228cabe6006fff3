import type { APIGatewayProxyEvent } from 'aws-lambda';
import { Problem } from '#shared/contract/problem.ts';
import { accountHeader, type Route } from '#shared/contract/route.ts';
import { type Member, worksFor } from '#shared/domain/people/people.ts';
import { config } from './config.ts';
import { type AccountId, type PersonId, toAccountId } from './ids.ts';

/** Who is signed in, and the account they work in. */
export type User = {
  /** What data, quota, plan and payments belong to. */
  readonly accountId: AccountId;
  /** Who signs in, does something and is limited for it. */
  readonly personId: PersonId;
  /** What the account keeps of a person who is not its owner. */
  readonly member?: Member;
  /** The groups of the token, which may be out of date for its lifetime: a hint, never a permission. */
  readonly groups: readonly string[];
  /** When the person signed in, to the second; renewed tokens keep it. */
  readonly signedInAt?: Date;
};

/** Undefined where the caller need not be signed in. */
type Known<R extends Route, T> = R['access'] extends 'anyone' ? T | undefined : T;

/** The caller of a route and the metadata of the request. `rawBody` is for routes that verify a signature over it. */
export type Caller<R extends Route = Route> = {
  readonly accountId: Known<R, AccountId>;
  readonly personId: Known<R, PersonId>;
  /** What the account keeps of a person who is not its owner. */
  readonly member?: Member;
  readonly groups: Known<R, readonly string[]>;
  readonly signedInAt?: Date;
  readonly requestId: string;
  /** Address the request came from, for throttling anonymous routes. */
  readonly ip: string;
  readonly now: Date;
  readonly rawBody: string;
  readonly headers: Readonly<Record<string, string>>;
};

/** Checks of a signed-in user that need the table or the user pool, given by the Lambdas that may ask them. */
export type Guards = {
  /**
   * Lets a person into an account: undefined for its owner, else what the account keeps of them. Throws `no-access` for
   * anybody else, and `being-deleted` for an account that its owner is having deleted; not asked for admin routes.
   */
  readonly enterAccount: (accountId: AccountId, personId: PersonId) => Promise<Member | undefined>;
  /** Lets a person do what is about themselves, also one whose account belongs to somebody else now; throws `being-deleted` while their sign-in leaves with their own account. */
  readonly enterAsPerson?: (personId: PersonId) => Promise<void>;
  /** Throws a problem unless the user may use the admin routes now. */
  readonly requireAdmin?: (personId: PersonId, accessToken: string) => Promise<void>;
};

/**
 * In place of guards, for a route that Office may call: its handler reads who works in the account together with all else
 * it needs, and lets nothing happen before it has checked that.
 */
export const checkedByHandler = 'checked by the handler';

/**
 * The user of the request, checked against the access and the role of the route: throws `signed-out`, `no-access`,
 * `being-deleted`, `forbidden`, `second-factor-needed`, or `previewing` for a write while an admin previews a plan.
 */
export const authorize = async (
  route: Route,
  event: APIGatewayProxyEvent,
  guards?: Guards | typeof checkedByHandler,
): Promise<User | undefined> => {
  const person = userFromClaims(event);
  if (route.access === 'anyone') return person;
  if (!person) throw new Problem('signed-out');
  const user =
    route.access === 'admin'
      ? await requireAdmin(person, event, guards === checkedByHandler ? undefined : guards)
      : await enter(route, person, event, guards);
  if (route.method !== 'GET' && !route.reads && headersOf(event)['x-preview'])
    throw new Problem('previewing');
  return user;
};

/** Whoever leaves is no longer in the group `admin`. */
const requireAdmin = async (user: User, event: APIGatewayProxyEvent, guards?: Guards) => {
  // The user pool asks for no second factor there, and refuses admins; this is the second look.
  if (isThroughGoogle(event)) await denyAll();
  await (guards?.requireAdmin ?? denyAll)(user.personId, bearerToken(headersOf(event)));
  return user;
};

/** The person in the account they name, which is their own where the route is about themselves or none is named. */
const enter = async (
  route: Route,
  user: User,
  event: APIGatewayProxyEvent,
  guards: Guards | typeof checkedByHandler | undefined,
): Promise<User> => {
  const named = route.role === 'person' ? '' : headersOf(event)[accountHeader];
  const accountId: AccountId = named || user.accountId;
  if (guards === checkedByHandler) return { ...user, accountId };
  if (!guards) return accountId === user.accountId ? user : denyAll();
  if (route.role === 'person') {
    await (guards.enterAsPerson ?? denyAll)(user.personId);
    return user;
  }
  const member = await guards.enterAccount(accountId, user.personId);
  if (member && route.role !== 'office') throw new Problem('forbidden', ownerOnly);
  return { ...user, accountId, ...(member && { member }) };
};

const ownerOnly = 'Only the owner of this account can do this';

/** Throws `not-found` for a business that a person was not given; the owner has all. */
export const requireBusiness = (member: Member | undefined, businessId: unknown) => {
  if (member && typeof businessId === 'string' && !worksFor(member, businessId))
    throw new Problem('not-found');
};

/** Only the pool's own host name, where Google signs people in, gives tokens with the scope `openid`; a renewed token keeps it. */
const isThroughGoogle = ({ requestContext }: APIGatewayProxyEvent) =>
  String(requestContext.authorizer?.claims?.scope ?? '')
    .split(/[\s,[\]]+/)
    .includes('openid');

const denyAll = async (): Promise<never> => {
  throw new Problem('forbidden');
};

/** The access token as it was sent, not verified here: it is passed on to the user pool. */
export const bearerToken = ({ authorization = '' }: Caller['headers']) =>
  authorization.replace(/^Bearer /i, '');

/** The user of the token's claims. The gateway has verified the signature; token type, client and expiry are checked again here. */
const userFromClaims = (event: APIGatewayProxyEvent): User | undefined => {
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

/** The headers of a request by lower-case name. */
export const headersOf = ({ headers }: Pick<APIGatewayProxyEvent, 'headers'>) =>
  Object.fromEntries(
    Object.entries(headers ?? {}).map(([name, value]) => [name.toLowerCase(), value ?? '']),
  );

/**
 * The address of the visitor. The distribution and the gateway each append the address they were called from, so the
 * visitor's is the last but one; values the visitor sent are further left. A caller of the gateway itself can forge that
 * entry: a stage refuses such a caller for want of the distribution's key.
 */
export const visitorOf = ({ headers, ip }: Pick<Caller, 'headers' | 'ip'>) => {
  const addresses = (headers['x-forwarded-for'] ?? '').split(',').map((address) => address.trim());
  return addresses.at(-1) === ip ? (addresses.at(-2) ?? ip) : ip;
};
