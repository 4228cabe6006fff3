/** How somebody is removed from an account, and what follows: it can be undone for some days, then they are gone for good. */
import {
  changeMember,
  daysAfter,
  type Member,
  type People,
  type PeopleRefusal,
  type Room,
  seatsTaken,
} from './people.ts';

/** How long the removal of a person can be undone, in days; then their chats go. */
export const undoDays = 30;

/** Takes a person out of the account; by themselves or by the owner. */
export const removeMember = (
  people: People,
  id: string,
  by: 'owner' | 'themselves',
  now: Date,
): People | PeopleRefusal =>
  changeMember(people, id, (member) => ({
    ...member,
    removed_at: now.toISOString(),
    ...(by === 'themselves' && { left: true as const }),
  }));

/** Lets a person back in whom the owner removed within the last 30 days. */
export const restoreMember = (
  people: People,
  id: string,
  { seats, now }: Pick<Room, 'seats' | 'now'>,
): People | PeopleRefusal => {
  const member = people.members.find((one) => one.id === id);
  const until = member && removalFinalAt(member);
  if (!until || member.left || until <= now.toISOString()) return 'gone';
  if (seatsTaken(people, now) >= seats) return 'no-seat';
  const { removed_at: _, ...back } = member;
  return { ...people, members: people.members.map((one) => (one.id === id ? back : one)) };
};

/** From when on the removal of a member can no longer be undone; undefined for one who is here. */
export const removalFinalAt = ({ removed_at }: Pick<Member, 'removed_at'>) =>
  removed_at && daysAfter(new Date(removed_at), undoDays);

/** The members whose removal can no longer be undone. */
export const membersGoneForGood = ({ members }: Pick<People, 'members'>, now: Date) =>
  members.filter((member) => {
    const at = removalFinalAt(member);
    return at !== undefined && at <= now.toISOString();
  });

/** The moment from which the first of those who were removed is gone for good; undefined when nobody was removed. */
export const firstRemovalFinalAt = ({ members }: Pick<People, 'members'>) =>
  members.flatMap((member) => removalFinalAt(member) ?? []).sort()[0];

/** Forgets a member who is gone for good; one who is back stays. */
export const forgetGone = (people: People, id: string, now: Date): People => {
  const isGone = membersGoneForGood(people, now).some((member) => member.id === id);
  return isGone ? { ...people, members: people.members.filter((one) => one.id !== id) } : people;
};
