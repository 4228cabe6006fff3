import { type People, presentMembers, seatedMembers, seatsTaken, undoDays } from './people.ts';
import type { PeopleView } from './people-schemas.ts';

/** The people of an account as its owner sees them. */
export const peopleViewOf = (
  people: People,
  { seats, owner, now }: { seats: number; owner: PeopleView['owner']; now: Date },
): PeopleView => {
  const seated = seatedMembers(people, seats);
  return {
    seats: { all: seats, taken: seatsTaken(people, now) },
    owner,
    members: presentMembers(people).map((member) => ({
      id: member.id,
      email: member.email,
      name: member.name,
      businesses: member.businesses,
      joined_at: member.joined_at,
      active_on: member.active_on ?? null,
      is_paused: !seated.includes(member.id),
    })),
    removed: people.members.flatMap(({ id, email, name, removed_at, left }) => {
      if (!removed_at || left) return [];
      const chats_until = new Date(Date.parse(removed_at) + undoDays * 86_400_000).toISOString();
      return chats_until > now.toISOString() ? [{ id, email, name, removed_at, chats_until }] : [];
    }),
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
