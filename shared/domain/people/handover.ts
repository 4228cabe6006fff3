/**
 * How an account is handed over: its owner offers it to one person of the office, who accepts or declines. Each rule answers
 * the people after a change, or why there is none.
 */
import {
  daysAfter,
  type Member,
  type People,
  type PeopleRefusal,
  presentMembers,
  seatedMembers,
} from './people.ts';

/** How long an offer stands, in days. */
export const handoverDays = 7;
/** What the owner types to offer the account. */
export const handoverWord = 'HAND OVER';

/** The offer that stands at this moment: its person is still here, and its seven days are not over. */
export const openHandover = (
  { handover, members }: Pick<People, 'handover' | 'members'>,
  now: Date,
): People['handover'] =>
  handover &&
  handover.ends_at > now.toISOString() &&
  presentMembers({ members }).some(({ id }) => id === handover.to)
    ? handover
    : undefined;

/** Offers the account to somebody who works in it now; one offer at a time. */
export const offerHandover = (
  people: People,
  id: string,
  { seats, now }: { seats: number; now: Date },
): People | PeopleRefusal => {
  if (openHandover(people, now)) return 'already-offered';
  if (!presentMembers(people).some((member) => member.id === id)) return 'gone';
  if (!seatedMembers(people, seats).includes(id)) return 'paused';
  const handover = {
    to: id,
    offered_at: now.toISOString(),
    ends_at: daysAfter(now, handoverDays),
  };
  return { ...people, handover };
};

/** Ends the offer that stands: taken back by the owner, or declined by the person it is to. */
export const endHandover = (people: People, now: Date): People | PeopleRefusal => {
  if (!openHandover(people, now)) return 'gone';
  const { handover: _, ...others } = people;
  return others;
};

/** The person it was offered to becomes the owner and leaves their seat to the owner before, who works on in the office. */
export const acceptHandover = (
  people: People,
  id: string,
  owner: Pick<Member, 'id' | 'email' | 'name'>,
  { seats, now }: { seats: number; now: Date },
): People | PeopleRefusal => {
  if (openHandover(people, now)?.to !== id) return 'gone';
  if (!seatedMembers(people, seats).includes(id)) return 'paused';
  const { handover: _, ...others } = people;
  const member = { ...owner, businesses: null, joined_at: now.toISOString() };
  return {
    ...others,
    members: [...people.members.filter((one) => one.id !== id && one.id !== owner.id), member],
    // Whoever kept a seat keeps it, and so does who changes places.
    stays: [owner.id, ...people.stays.filter((one) => one !== id && one !== owner.id)],
  };
};

/** The people without an offer to somebody who is not here any more: who is let back in is not offered the account. */
export const withoutVoidHandover = (people: People): People => {
  const { handover, ...others } = people;
  return !handover || presentMembers(people).some(({ id }) => id === handover.to) ? people : others;
};
