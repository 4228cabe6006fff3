import type { Route } from '#shared/contract/route.ts';
import type { Member } from '#shared/domain/people/people.ts';
import type { AccountId, PersonId } from '../account-and-person-ids.ts';

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
