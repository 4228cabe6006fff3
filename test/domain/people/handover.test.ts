import { expect, test } from 'vitest';
import {
  acceptHandover,
  endHandover,
  offerHandover,
  openHandover,
  withoutVoidHandover,
} from '#shared/domain/people/handover.ts';
import { removeMember } from '#shared/domain/people/member-removal.ts';
import { noPeople, type People, seatedMembers, seatsTaken } from '#shared/domain/people/people.ts';

const now = new Date('2026-11-26T12:00:00.000Z');
const days = (count: number) => new Date(now.getTime() + count * 86_400_000);
const room = { seats: 5, now };

const member = (id: string, day = '01') => ({
  id,
  email: `${id}@example.com`,
  name: id,
  businesses: null,
  joined_at: `2026-11-${day}T00:00:00.000Z`,
});
const carol = member('carol');
const bob = member('bob', '02');
const people: People = { ...noPeople, members: [carol, bob] };
const ada = { id: 'ada', email: 'ada@example.com', name: 'Ada' };

const done = (outcome: People | string): People => {
  if (typeof outcome === 'string') throw new Error(outcome);
  return outcome;
};
const offered = done(offerHandover(people, 'carol', room));

test('an offer stands for seven days and for one person at a time', () => {
  expect(openHandover(offered, now)?.to).toBe('carol');
  expect(openHandover(offered, days(6.9))?.to).toBe('carol');
  expect(openHandover(offered, days(7))).toBeUndefined();
  expect(offerHandover(offered, 'bob', room)).toBe('already-offered');
  expect(offerHandover(offered, 'carol', room)).toBe('already-offered');
  expect(done(offerHandover(offered, 'bob', { seats: 5, now: days(8) })).handover?.to).toBe('bob');
});

test('only somebody who works in the account now is offered it', () => {
  expect(offerHandover(people, 'eve', room)).toBe('gone');
  const removed = done(removeMember(people, 'carol', 'owner', now));
  expect(offerHandover(removed, 'carol', room)).toBe('gone');
  expect(offerHandover(people, 'bob', { seats: 2, now })).toBe('paused');
});

test('who accepts gives their seat to the owner before', () => {
  const after = done(acceptHandover(offered, 'carol', ada, room));
  expect(after.members.map(({ id }) => id)).toEqual(['bob', 'ada']);
  expect(after.members.at(-1)).toMatchObject({ ...ada, businesses: null });
  expect(after.handover).toBeUndefined();
  expect(seatsTaken(after, now)).toBe(seatsTaken(offered, now));
  expect(seatedMembers(after, 2)).toEqual(['ada']);
});

test('an owner who was removed from the office before is in it once', () => {
  const earlier = done(
    removeMember({ ...people, members: [carol, member('ada')] }, 'ada', 'owner', now),
  );
  const after = done(acceptHandover({ ...earlier, ...pick(offered) }, 'carol', ada, room));
  expect(after.members.map(({ id, removed_at }) => [id, removed_at])).toEqual([['ada', undefined]]);
});
const pick = ({ handover }: People) => ({ handover });

test('nobody else accepts, nor anybody twice, late, paused or after the end of the offer', () => {
  expect(acceptHandover(offered, 'bob', ada, room)).toBe('gone');
  expect(acceptHandover(people, 'carol', ada, room)).toBe('gone');
  expect(acceptHandover(offered, 'carol', ada, { seats: 5, now: days(7) })).toBe('gone');
  expect(acceptHandover(offered, 'carol', ada, { seats: 1, now })).toBe('paused');
  const after = done(acceptHandover(offered, 'carol', ada, room));
  expect(acceptHandover(after, 'carol', ada, room)).toBe('gone');
  expect(acceptHandover(done(endHandover(offered, now)), 'carol', ada, room)).toBe('gone');
  expect(endHandover(people, now)).toBe('gone');
});

test('an offer ends with the removal of its person, also when that is undone', () => {
  const removed = done(removeMember(offered, 'carol', 'owner', now));
  expect(openHandover(removed, now)).toBeUndefined();
  expect(withoutVoidHandover(removed)).not.toHaveProperty('handover');
  expect(withoutVoidHandover(offered)).toBe(offered);
  expect(withoutVoidHandover(people)).toBe(people);
});
