import { describe, expect, test } from 'vitest';
import {
  accept,
  invitationDays,
  invitationsPerDay,
  invite,
  inviteAgain,
  takeInvitationBack,
} from '#shared/domain/people/invitations.ts';
import {
  firstRemovalFinalAt,
  forgetGone,
  membersGoneForGood,
  removeMember,
  restoreMember,
  undoDays,
} from '#shared/domain/people/member-removal.ts';
import {
  chooseBusinesses,
  chooseSeatHolders,
  noPeople,
  openInvitations,
  type People,
  type PeopleRefusal,
  presentMembers,
  seatedMembers,
  seatsTaken,
  worksFor,
} from '#shared/domain/people/people.ts';

const start = new Date('2026-11-26T10:00:00.000Z');
const days = (count: number) => new Date(start.getTime() + count * 86_400_000);
const room = (seats = 5, now = start) => ({ seats, ownerEmail: 'renee@example.com', now });
const people = (outcome: People | PeopleRefusal): People => {
  if (typeof outcome === 'string') throw new Error(outcome);
  return outcome;
};
const invited = (id: string, before = noPeople, now = start) =>
  people(
    invite(
      before,
      { id, email: `${id}@example.com`, businesses: null, hash: `hash of ${id}` },
      room(5, now),
    ),
  );
const person = (id: string) => ({ id: `person ${id}`, email: `${id}@example.com`, name: id });
const joined = (id: string, before = noPeople, now = start) =>
  people(accept(invited(id, before, now), { id, hash: `hash of ${id}` }, person(id), room(5, now)));

describe('an invitation', () => {
  test('takes a seat while its link works, and no longer', () => {
    const after = invited('carol');
    expect(seatsTaken(after, start)).toBe(2);
    expect(seatsTaken(after, days(invitationDays))).toBe(1);
    expect(openInvitations(after, days(invitationDays))).toEqual([]);
  });

  test('is refused without a free seat, for the owner, for who is here and for who is invited', () => {
    const wanted = { id: 'b', email: 'b@example.com', businesses: null, hash: 'b' };
    expect(invite(invited('carol'), wanted, room(2))).toBe('no-seat');
    expect(invite(noPeople, { ...wanted, email: 'Renee@Example.com' }, room())).toBe(
      'already-here',
    );
    expect(invite(joined('carol'), { ...wanted, email: 'carol@example.com' }, room())).toBe(
      'already-here',
    );
    expect(invite(invited('carol'), { ...wanted, email: 'carol+2@example.com' }, room())).toBe(
      'already-invited',
    );
  });

  test('is refused after twenty mails in a day, and goes out again the day after', () => {
    let now: People = noPeople;
    for (let nth = 0; nth < invitationsPerDay; nth++)
      now = people(takeInvitationBack(invited(`p${nth}`, now), `p${nth}`));
    const wanted = { id: 'one more', email: 'x@example.com', businesses: null, hash: 'x' };
    expect(invite(now, wanted, room())).toBe('too-many');
    expect(invite(now, wanted, room(5, days(1.001)))).toMatchObject({ sent: [expect.any(String)] });
  });

  test('lets the invited address in once, with the newest link only', () => {
    const again = people(inviteAgain(invited('carol'), { id: 'carol', hash: 'newer' }, room()));
    const carol = person('carol');
    expect(accept(again, { id: 'carol', hash: 'hash of carol' }, carol, room())).toBe('gone');
    const other = { ...carol, email: 'eve@example.com' };
    expect(accept(again, { id: 'carol', hash: 'newer' }, other, room())).toBe('other-address');
    const in_ = people(accept(again, { id: 'carol', hash: 'newer' }, carol, room()));
    expect(presentMembers(in_).map(({ name }) => name)).toEqual(['carol']);
    expect(accept(in_, { id: 'carol', hash: 'newer' }, carol, room())).toBe('gone');
  });

  test('is over after seven days', () => {
    const late = room(5, days(invitationDays));
    expect(
      accept(invited('carol'), { id: 'carol', hash: 'hash of carol' }, person('carol'), late),
    ).toBe('gone');
  });

  test('is not accepted on a plan that has lost the seat', () => {
    const after = invited('carol');
    expect(accept(after, { id: 'carol', hash: 'hash of carol' }, person('carol'), room(1))).toBe(
      'no-seat',
    );
  });
});

describe('a person', () => {
  test('is removed, and let back in within thirty days', () => {
    const removed = people(removeMember(joined('carol'), 'person carol', 'owner', start));
    expect(presentMembers(removed)).toEqual([]);
    const late = days(undoDays);
    expect(restoreMember(removed, 'person carol', room(5, late))).toBe('gone');
    expect(membersGoneForGood(removed, late).map(({ id }) => id)).toEqual(['person carol']);
    expect(membersGoneForGood(removed, days(undoDays - 0.001))).toEqual([]);
    expect(firstRemovalFinalAt(removed)).toBe(late.toISOString());
    expect(forgetGone(removed, 'person carol', late).members).toEqual([]);
    expect(forgetGone(removed, 'person carol', start)).toBe(removed);
    expect(restoreMember(removed, 'person carol', room(1))).toBe('no-seat');
    const back = people(restoreMember(removed, 'person carol', room()));
    expect(presentMembers(back)).toHaveLength(1);
    expect(firstRemovalFinalAt(back)).toBeUndefined();
    expect(forgetGone(back, 'person carol', late)).toBe(back);
  });

  test('who left by themselves is not brought back by the owner', () => {
    const left = people(removeMember(joined('carol'), 'person carol', 'themselves', start));
    expect(restoreMember(left, 'person carol', room())).toBe('gone');
  });

  test('works for the businesses chosen for them', () => {
    const chosen = people(chooseBusinesses(joined('carol'), 'person carol', ['one']));
    const [carol] = chosen.members;
    expect(carol && worksFor(carol, 'ONE')).toBe(true);
    expect(carol && worksFor(carol, 'two')).toBe(false);
    expect(worksFor({ businesses: null }, 'two')).toBe(true);
    expect(chooseBusinesses(chosen, 'nobody', null)).toBe('gone');
  });
});

describe('with fewer seats than people', () => {
  const three = joined('carol', joined('bob', joined('ann', noPeople, days(0)), days(1)), days(2));

  test('who joined first stays, unless the owner chose others', () => {
    expect(seatedMembers(three, 3)).toEqual(['person ann', 'person bob']);
    expect(seatedMembers(three, 1)).toEqual([]);
    const chosen = chooseSeatHolders(three, ['person carol', 'nobody']);
    expect(seatedMembers(chosen, 2)).toEqual(['person carol']);
    expect(seatedMembers(chosen, 3)).toEqual(['person carol', 'person ann']);
  });

  test('everybody is back as soon as there are seats', () => {
    expect(seatedMembers(three, 5)).toHaveLength(3);
  });
});

/** Whole numbers below a bound, always the same for a seed. */
const randomOf = (seed: number) => {
  let state = seed;
  return (below: number) => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return Math.floor((state / 4294967296) * below);
  };
};

test('after any history no more people may work than there are seats, and no link works twice', () => {
  for (let seed = 1; seed <= 300; seed++) {
    const random = randomOf(seed);
    let now: People = noPeople;
    const used = new Set<string>();
    for (let step = 0; step < 40; step++) {
      const at = days(step / 4);
      const seats = [1, 2, 5][random(3)] ?? 1;
      const here = room(seats, at);
      const name = `p${random(7)}`;
      const [one] = openInvitations(now, at).toSorted(() => random(3) - 1);
      const [member] = now.members.toSorted(() => random(3) - 1);
      const outcome = [
        () =>
          invite(
            now,
            { id: `${seed}.${step}`, email: `${name}@e.com`, businesses: null, hash: `${step}` },
            here,
          ),
        () => (one ? accept(now, one, { id: one.email, email: one.email, name }, here) : 'gone'),
        () => (one ? inviteAgain(now, { id: one.id, hash: `again ${step}` }, here) : 'gone'),
        () => (member ? removeMember(now, member.id, 'owner', at) : 'gone'),
        () => (member ? restoreMember(now, member.id, here) : 'gone'),
        () => chooseSeatHolders(now, now.members.map(({ id }) => id).toReversed()),
      ][random(6)]?.();
      if (typeof outcome !== 'object') continue;
      const before = new Set(presentMembers(now).map(({ id }) => id));
      const came = presentMembers(outcome).filter(({ id }) => !before.has(id));
      if (
        one &&
        came.length &&
        !openInvitations(outcome, at).includes(one) &&
        openInvitations(now, at).includes(one)
      ) {
        expect(used.has(one.hash)).toBe(false);
        used.add(one.hash);
      }
      // Whoever comes in, by a link or back, finds a seat.
      if (came.length) expect(seatsTaken(outcome, at)).toBeLessThanOrEqual(seats);
      now = outcome;
      expect(1 + seatedMembers(now, seats).length).toBeLessThanOrEqual(Math.max(1, seats));
      expect(new Set(now.members.map(({ id }) => id)).size).toBe(now.members.length);
    }
  }
});
