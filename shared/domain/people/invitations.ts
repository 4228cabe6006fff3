/** Rules of inviting somebody into an account; each answers the people after a change, or why there is none. */
import { normalizeEmailAddress } from '../account/normalize-email-address.ts';
import {
  daysAfter,
  type Invitation,
  type Member,
  openInvitations,
  type People,
  type PeopleRefusal,
  presentMembers,
  type Room,
  seatsTaken,
} from './people.ts';

/** How long an invitation is good for, in days. */
export const invitationDays = 7;
/** Most mails with an invitation that one account sends in 24 hours. */
export const invitationsPerDay = 20;

const isSameMailbox = (one: string, other: string) =>
  normalizeEmailAddress(one) === normalizeEmailAddress(other);

const isSameAddress = (one: string, other: string) =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

const recently = (sent: readonly string[], now: Date) =>
  sent.filter((at) => at > daysAfter(now, -1)).slice(-invitationsPerDay);

/** Invites somebody by mail: takes a seat for as long as the link works. */
export const invite = (
  people: People,
  wanted: Pick<Invitation, 'id' | 'email' | 'businesses' | 'hash'>,
  { seats, ownerEmail, now }: Room,
): People | PeopleRefusal => {
  const open = openInvitations(people, now);
  const isHere = [ownerEmail, ...presentMembers(people).map(({ email }) => email)].some((email) =>
    isSameMailbox(email, wanted.email),
  );
  if (isHere) return 'already-here';
  if (open.some(({ email }) => isSameMailbox(email, wanted.email))) return 'already-invited';
  if (seatsTaken(people, now) >= seats) return 'no-seat';
  const sent = recently(people.sent, now);
  if (sent.length >= invitationsPerDay) return 'too-many';
  const invitation = {
    ...wanted,
    invited_at: now.toISOString(),
    ends_at: daysAfter(now, invitationDays),
  };
  return { ...people, invitations: [...open, invitation], sent: [...sent, now.toISOString()] };
};

/** Sends an invitation again with another secret, good for seven days from now; the earlier link ends. */
export const inviteAgain = (
  people: People,
  { id, hash }: Pick<Invitation, 'id' | 'hash'>,
  { seats, now }: Room,
): People | PeopleRefusal => {
  const before = people.invitations.find((one) => one.id === id);
  if (!before) return 'gone';
  const open = openInvitations(people, now).filter((one) => one.id !== id);
  const others = { ...people, invitations: open };
  if (seatsTaken(others, now) >= seats) return 'no-seat';
  const sent = recently(people.sent, now);
  if (sent.length >= invitationsPerDay) return 'too-many';
  const again = { ...before, hash, ends_at: daysAfter(now, invitationDays) };
  return { ...others, invitations: [...open, again], sent: [...sent, now.toISOString()] };
};

/**
 * Takes back what could not be mailed, by the hash of its link, so that one sent meanwhile stays; where it was sent again,
 * the `earlier` one is as it was.
 */
export const takeUnsentBack = (people: People, hash: string, earlier?: Invitation): People => ({
  ...people,
  invitations: people.invitations.flatMap((one) => (one.hash === hash ? (earlier ?? []) : one)),
});

/** Takes an invitation back: its link ends. */
export const takeInvitationBack = (people: People, id: string): People | PeopleRefusal =>
  people.invitations.some((one) => one.id === id)
    ? { ...people, invitations: people.invitations.filter((one) => one.id !== id) }
    : 'gone';

/** Lets the person with the link and the address of an invitation in, once. */
export const accept = (
  people: People,
  { id, hash }: Pick<Invitation, 'id' | 'hash'>,
  person: Pick<Member, 'id' | 'email' | 'name'>,
  { seats, now }: Room,
): People | PeopleRefusal => {
  const invitation = openInvitations(people, now).find((one) => one.id === id && one.hash === hash);
  if (!invitation) return 'gone';
  if (!isSameAddress(invitation.email, person.email)) return 'other-address';
  if (presentMembers(people).some((member) => member.id === person.id)) return 'already-here';
  const invitations = people.invitations.filter((one) => one.id !== id);
  if (seatsTaken({ ...people, invitations }, now) >= seats) return 'no-seat';
  const member = {
    ...person,
    businesses: invitation.businesses,
    joined_at: now.toISOString(),
  };
  const others = people.members.filter((one) => one.id !== person.id);
  return { ...people, invitations, members: [...others, member] };
};
