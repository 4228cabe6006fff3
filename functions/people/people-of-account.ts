import { Problem } from '#shared/contract/problem.ts';
import type { Account } from '#shared/domain/account/account.ts';
import { withActive } from '#shared/domain/account/businesses.ts';
import type { People, PeopleRefusal, Room } from '#shared/domain/people/people.ts';
import { peopleViewOf } from '#shared/domain/people/people-view.ts';
import { mostSeats } from '#shared/domain/people/seats.ts';
import { entitlementOf } from '#shared/domain/plan/entitlement.ts';
import { seatsOf } from '#shared/domain/plan/plans.ts';
import { findAccount } from '../account/account-table.ts';
import { businessesOf } from '../account/businesses/businesses-table.ts';
import { writeAuditEntry } from '../admin/audit-table.ts';
import type { AccountId, PersonId } from '../lib/ids.ts';
import { log } from '../lib/log.ts';
import { accountNameOf } from './memberships-table.ts';
import { changePeople } from './people-table.ts';

/** An account with what its people are told of it. */
export type Host = {
  account: Account;
  room: Room;
  /** What mails and pages call the account and its owner. */
  names: { business: string; owner: string };
};

/** The account people work in; throws `not-found` without it. */
export const hostOf = async (accountId: AccountId, now: Date): Promise<Host> => {
  const [account, stored] = await Promise.all([
    findAccount(accountId, { consistent: true }),
    businessesOf(accountId),
  ]);
  if (!account) throw new Problem('not-found');
  const businesses = withActive(stored, account);
  const owner = businesses.find(({ owner_name }) => owner_name)?.owner_name ?? '';
  const seats = seatsOf(entitlementOf(account, now).plan);
  return {
    account,
    room: { seats, ownerEmail: account.email, now },
    names: { business: accountNameOf(businesses), owner: owner || account.email },
  };
};

/** Changes the people of an account; throws why that is not possible. */
export const changed = async (
  { account, names, room }: Host,
  change: (people: People) => People | PeopleRefusal,
) => {
  const outcome = await changePeople({ accountId: account.id, names }, change);
  if (typeof outcome !== 'string') return outcome;
  throw refusals[outcome](room);
};

const refusals: Readonly<Record<PeopleRefusal, (room: Room) => Problem>> = {
  'no-seat': ({ seats }) =>
    new Problem(
      'upgrade-needed',
      seats < mostSeats
        ? 'Every seat of your plan is taken. Remove someone, or move to a plan with more seats.'
        : 'Every seat is taken. Remove someone, or take an invitation back.',
    ),
  'already-here': () => new Problem('conflict', 'This person is in the account already'),
  'already-invited': () =>
    new Problem('conflict', 'This address is invited already. Send the invitation again instead.'),
  'too-many': () =>
    new Problem('limit-reached', 'You’ve sent many invitations today. Send more tomorrow.'),
  gone: () => new Problem('not-found'),
  'other-address': () =>
    new Problem('conflict', 'This invitation is for another email address. Sign in with that one.'),
};

/** The people of an account as its owner sees them. */
export const viewOf = ({ account, names, room }: Host, people: People) =>
  peopleViewOf(people, {
    seats: room.seats,
    owner: { email: account.email, name: names.owner === account.email ? '' : names.owner },
    now: room.now,
  });

/** What a person did about the people of an account, in the audit trail. */
export type PeopleAct =
  | 'invitePerson'
  | 'takeInvitationBack'
  | 'acceptInvitation'
  | 'removePerson'
  | 'restorePerson'
  | 'chooseBusinessesOfPerson'
  | 'chooseWhoStays'
  | 'leaveAccount';

/** Notes in the audit trail who did something about the people of an account. Never fails: it was done already. */
export const noteAct = async (
  operation: PeopleAct,
  { accountId, personId }: { accountId: AccountId; personId: PersonId },
  now: Date,
) => {
  await writeAuditEntry({ admin_id: personId, operation, target: accountId }, now).catch(
    (error: Error) =>
      log.error('a change of people is not in the audit trail', { operation, error }),
  );
};
