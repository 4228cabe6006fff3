import { Problem } from '#shared/contract/problem.ts';
import type { Account } from '#shared/domain/account/account.ts';
import { withActive } from '#shared/domain/account/active-business.ts';
import type { Business } from '#shared/domain/account/business.ts';
import { ownerCalled } from '#shared/domain/people/names-of-people.ts';
import type { Room } from '#shared/domain/people/people.ts';
import { seatsOfAccount } from '#shared/domain/people/seats-of-account.ts';
import { accountNameOf } from '../../shared/domain/people/names-of-people.ts';
import { findAccount } from '../account/account-table.ts';
import { businessesOf } from '../account/businesses/businesses-table.ts';
import type { AccountId } from '../lib/account-and-person-ids.ts';

/** An account with what its people are told of it. */
export type HostAccount = {
  account: Account;
  room: Room;
  businesses: readonly Business[];
  /** What mails and pages call the account and its owner, for who works for some businesses or, with null, for all. */
  namesFor: (businesses: readonly string[] | null) => { business: string; owner: string };
};

/** The account people work in; throws `not-found` without it. */
export const hostAccountOf = async (accountId: AccountId, now: Date): Promise<HostAccount> => {
  const [account, stored] = await Promise.all([
    findAccount(accountId, { consistent: true }),
    businessesOf(accountId),
  ]);
  if (!account) throw new Problem('not-found');
  const businesses = withActive(stored, account);
  const owner = ownerCalled(businesses);
  return {
    account,
    room: { seats: seatsOfAccount(account, now), ownerEmail: account.email, now },
    businesses,
    namesFor: (chosen) => ({
      business: accountNameOf(businesses.filter(({ id }) => chosen?.includes(id) ?? true)),
      owner,
    }),
  };
};

/** The businesses that were chosen for a person, each once, as the account names them; throws `not-found` for one of another account. */
export const chosenBusinessesOf = ({ businesses }: HostAccount, ids: readonly string[] | null) => {
  const chosen = ids && [...new Set(ids.map((id) => id.toLowerCase()))];
  if (chosen?.some((one) => !businesses.some(({ id }) => id === one)))
    throw new Problem('not-found');
  return chosen;
};
