import type { APIGatewayProxyEvent } from 'aws-lambda';
import { Problem } from '#shared/contract/problem.ts';
import { accountHeader, type Route } from '#shared/contract/route.ts';
import type { Member } from '#shared/domain/people/people.ts';
import type { AccountId, PersonId } from '../account-and-person-ids.ts';
import type { User } from './caller.ts';
import { bearerToken, headersOf } from './request-headers.ts';
import { isThroughGoogle, userFromClaims } from './token-claims.ts';

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

const denyAll = async (): Promise<never> => {
  throw new Problem('forbidden');
};
