import type { Account } from '#shared/domain/account/account.ts';
import type { StoredBusiness } from '#shared/domain/account/business.ts';
import type { People } from '#shared/domain/people/people.ts';
import { memberWhoMayWork } from '#shared/domain/people/people.ts';
import { seatsOfAccount } from '#shared/domain/people/seats-of-account.ts';
import { findAccounts } from '../../account/account-table.ts';
import { findBusinesses } from '../../account/businesses/businesses-table.ts';
import type { AccountId } from '../../lib/account-and-person-ids.ts';
import { findPeopleOf } from '../../people/people-table.ts';
import { checkInsIn, type StoredCheckIn } from './check-ins-table.ts';

/** Who gets a mail, and when they were last here. */
type Reader = { readonly email: string; readonly seenAt: Date };

/** A business that is listed in a bucket, with its owner. */
export type Due = {
  accountId: AccountId;
  account: Account;
  business: StoredBusiness;
  checkIn: StoredCheckIn;
  /** Undefined for somebody who asked for the mail and cannot work there now. */
  reader: Reader | undefined;
};

/** The mails of a bucket, read some fifty at a time; those of an account whose owner asked for its deletion are left out. */
export async function* dueIn(bucket: string, now: Date): AsyncGenerator<Due> {
  for await (const listed of checkInsIn(bucket)) {
    if (listed.length === 0) continue;
    const [accounts, businesses, people] = await Promise.all([
      findAccounts([...new Set(listed.map(({ accountId }) => accountId))]),
      findBusinesses(businessesIn(listed)),
      peopleIn(listed),
    ]);
    for (const { accountId, checkIn } of listed) {
      const account = accounts.find(({ id }) => id === accountId);
      const business = businesses.find(({ id }) => id === checkIn.business_id);
      if (!account || account.deletion_requested_at || !business) continue;
      const reader = readerOf(account, checkIn, people.get(accountId), now);
      yield { accountId, account, business, checkIn, reader };
    }
  }
}

type Listed = readonly { readonly accountId: AccountId; readonly checkIn: StoredCheckIn }[];

/** Each business once, of whose people several may have asked for the mail. */
const businessesIn = (listed: Listed) => [
  ...new Map(
    listed.map(({ accountId, checkIn: { business_id: id } }) => [id, { accountId, id }]),
  ).values(),
];

/** The people of the accounts in which somebody beside the owner asked for a mail. */
const peopleIn = (listed: Listed) => {
  const asked = listed.filter(({ checkIn }) => checkIn.person_id);
  return findPeopleOf([...new Set(asked.map(({ accountId }) => accountId))]);
};

/** A day of which only the date is known ends as late as it can. */
const endOf = (day: string) => new Date(`${day}T23:59:59.999Z`);

const readerOf = (
  account: Account,
  { business_id, person_id }: StoredCheckIn,
  people: People | undefined,
  now: Date,
): Reader | undefined => {
  const { email, active_on, created_at } = account;
  if (!person_id) return { email, seenAt: active_on ? endOf(active_on) : new Date(created_at) };
  const seats = seatsOfAccount(account, now);
  const member =
    people && memberWhoMayWork(people, { id: person_id, seats, businessId: business_id });
  return (
    member && {
      email: member.email,
      seenAt: member.active_on ? endOf(member.active_on) : new Date(member.joined_at),
    }
  );
};
