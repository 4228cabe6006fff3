import { openHandover } from './handover.ts';
import { removalFinalAt } from './member-removal.ts';
import { nameOf } from './names-of-people.ts';
import { type People, presentMembers, seatedMembers, seatsTaken } from './people.ts';
import type { PeopleView } from './people-schemas.ts';

/** The people of an account as its owner sees them. */
export const peopleViewOf = (
  people: People,
  { seats, owner, now }: { seats: number; owner: PeopleView['owner']; now: Date },
): PeopleView => {
  const seated = seatedMembers(people, seats);
  const offer = openHandover(people, now);
  return {
    seats: { all: seats, taken: seatsTaken(people, now) },
    owner,
    members: presentMembers(people).map((member) => ({
      id: member.id,
      email: member.email,
      name: nameOf(member),
      businesses: member.businesses,
      joined_at: member.joined_at,
      active_on: member.active_on ?? null,
      is_paused: !seated.includes(member.id),
    })),
    removed: people.members.flatMap((member) => {
      const { id, email, removed_at, left } = member;
      const chats_until = removalFinalAt(member);
      if (!removed_at || !chats_until || left || chats_until <= now.toISOString()) return [];
      return [{ id, email, name: nameOf(member), removed_at, chats_until }];
    }),
    handover: offer ? { id: offer.to, ends_at: offer.ends_at } : null,
    invitations: people.invitations.map(({ id, email, businesses, invited_at, ends_at }) => ({
      id,
      email,
      businesses,
      invited_at,
      ends_at,
      is_over: ends_at <= now.toISOString(),
    })),
  };
};
