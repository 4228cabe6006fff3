import { Problem } from '#shared/contract/problem.ts';
import type { People, PeopleRefusal, Room } from '#shared/domain/people/people.ts';
import { mostSeats } from '#shared/domain/people/seats-of-account.ts';
import type { HostAccount } from './host-account.ts';
import { changePeople } from './people-table.ts';

/** Changes the people of an account; throws why that is not possible, in `words` where they are given. */
export const changePeopleOrRefuse = async (
  { account, namesFor, room }: HostAccount,
  change: (people: People) => People | PeopleRefusal,
  words: Partial<Record<PeopleRefusal, string>> = {},
) => throwRefusal(await changePeople({ accountId: account.id, namesFor }, change), room, words);

/** The outcome of a change, or why there was none as a problem, in the usual words or in others. */
export const throwRefusal = <Outcome>(
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
