import { Problem } from '#shared/contract/problem.ts';
import type { Account } from '#shared/domain/account/account.ts';
import { withActive } from '#shared/domain/account/active-business.ts';
import type { Business } from '#shared/domain/account/business.ts';
import { ownerCalled, ownerNameOf } from '#shared/domain/people/names-of-people.ts';
import type { People, PeopleRefusal, Room } from '#shared/domain/people/people.ts';
import { peopleViewOf } from '#shared/domain/people/people-view.ts';
import { mostSeats, seatsOfAccount } from '#shared/domain/people/seats.ts';
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
  businesses: readonly Business[];
  /** What mails and pages call the account and its owner, for who works for some businesses or, with null, for all. */
  namesFor: (businesses: readonly string[] | null) => { business: string; owner: string };
};

/** The account people work in; throws `not-found` without it. */
export const hostOf = async (accountId: AccountId, now: Date): Promise<Host> => {
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
export const chosenOf = ({ businesses }: Host, ids: readonly string[] | null) => {
  const chosen = ids && [...new Set(ids.map((id) => id.toLowerCase()))];
  if (chosen?.some((one) => !businesses.some(({ id }) => id === one)))
    throw new Problem('not-found');
  return chosen;
};

/** Changes the people of an account; throws why that is not possible, in `words` where they are given. */
export const changed = async (
  { account, namesFor, room }: Host,
  change: (people: People) => People | PeopleRefusal,
  words: Partial<Record<PeopleRefusal, string>> = {},
) => orThrow(await changePeople({ accountId: account.id, namesFor }, change), room, words);

/** The outcome of a change, or why there was none as a problem, in the usual words or in others. */
export const orThrow = <Outcome>(
  outcome: Outcome | PeopleRefusal,
  room: Room,
  words: Partial<Record<PeopleRefusal, string>> = {},
): Outcome => {
  if (typeof outcome !== 'string') return outcome;
  const why = outcome as PeopleRefusal;
  const refusal = refusals[why](room);
  throw new Problem(refusal.code, words[why] ?? refusal.message);
};

const refusals: Readonly<Record<PeopleRefusal, (room: Room) => Problem>> = {
  'no-seat': ({ seats }) =>
    new Problem(
      'upgrade-needed',
      seats < mostSeats
        ? 'Every seat in your plan is taken. Remove someone, or move to a plan with more seats.'
        : 'Every seat is taken. Remove someone, or cancel an invitation.',
    ),
  'already-here': () => new Problem('conflict', 'This person already works here'),
  'already-invited': () =>
    new Problem(
      'conflict',
      'You already invited this email address. Send the invitation again instead.',
    ),
  'too-many': () =>
    new Problem('limit-reached', 'You’ve sent many invitations today. Send more tomorrow.'),
  gone: () => new Problem('not-found'),
  paused: () => new Problem('conflict', 'Their access is paused. Give them a seat first.'),
  'already-offered': () =>
    new Problem('conflict', 'You’ve offered the account already. Take that back first.'),
  'other-address': () =>
    new Problem(
      'conflict',
      'This invitation is for another email address. Sign out, then sign in with that one.',
    ),
};

/** The people of an account as its owner sees them. */
export const viewOf = ({ account, businesses, room }: Host, people: People) =>
  peopleViewOf(people, {
    seats: room.seats,
    owner: { email: account.email, name: ownerNameOf(businesses) },
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
  | 'leaveAccount'
  | 'offerHandover'
  | 'takeHandoverBack'
  | 'acceptHandover'
  | 'declineHandover'
  | 'closeAccount';

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
