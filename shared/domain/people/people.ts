/**
 * Who works in an account beside its owner, and who is invited: kept as one, so that a change sees all of it and seats are
 * never given twice. Each rule answers the people after a change, or why there is none.
 */
import { normalizeEmailAddress } from '../account/normalize-email-address.ts';

/** Somebody who works in the account of an owner. */
export type Member = {
  /** Their id in the user pool. */
  id: string;
  email: string;
  /** Their first name, as they wrote it; empty for an earlier owner who has not. */
  name: string;
  /** The businesses they work for; null for all of the account, also later ones. */
  businesses: string[] | null;
  joined_at: string;
  /** The business they have open. */
  active_business_id?: string | undefined;
  /** The last day (UTC) they were here. */
  active_on?: string | undefined;
  /** Set once they were removed; within `undoDays` that can be undone. */
  removed_at?: string | undefined;
  /** They left by themselves, which the owner cannot undo. */
  left?: true | undefined;
  /** Until when the account is offered to them; known of who is let in, and not stored with them. */
  offered_until?: string | undefined;
};

/** An invitation that nobody has accepted yet. */
export type Invitation = {
  id: string;
  email: string;
  businesses: string[] | null;
  /** The hash of the secret in its link, which works once. */
  hash: string;
  invited_at: string;
  ends_at: string;
};

/** The account, offered by its owner to one of the people. */
type Handover = {
  /** The id of the person it is offered to. */
  to: string;
  offered_at: string;
  ends_at: string;
};

export type People = {
  readonly members: readonly Member[];
  readonly invitations: readonly Invitation[];
  /** Who stays while there are fewer seats than people, as the owner chose: these first, then by the day they joined. */
  readonly stays: readonly string[];
  /** When invitations went out in the last 24 hours. */
  readonly sent: readonly string[];
  /** To whom the owner has offered the account. */
  readonly handover?: Handover | undefined;
};

export const noPeople: People = { members: [], invitations: [], stays: [], sent: [] };

/** How long an invitation is good for, in days. */
export const invitationDays = 7;
/** Most mails with an invitation that one account sends in 24 hours. */
export const invitationsPerDay = 20;

const dayMs = 86_400_000;
/** The moment so many days after another one. */
export const daysAfter = (now: Date, days: number) =>
  new Date(now.getTime() + days * dayMs).toISOString();

/** The members who were not removed. */
export const presentMembers = ({ members }: Pick<People, 'members'>) =>
  members.filter(({ removed_at }) => removed_at === undefined);

/** The invitations whose link works at this moment. */
export const openInvitations = ({ invitations }: Pick<People, 'invitations'>, now: Date) =>
  invitations.filter(({ ends_at }) => ends_at > now.toISOString());

/** How many seats are taken: by the owner, by who works here and by who is invited. */
export const seatsTaken = (people: People, now: Date) =>
  1 + presentMembers(people).length + openInvitations(people, now).length;

/** The ids of the members who may work in an account with so many seats; the others are paused until there is a seat. */
export const seatedMembers = (people: People, seats: number): readonly string[] => {
  const place = (id: string) => {
    const at = people.stays.indexOf(id);
    return at < 0 ? Number.POSITIVE_INFINITY : at;
  };
  return presentMembers(people)
    .toSorted(
      (one, other) =>
        compare(place(one.id), place(other.id)) ||
        compare(one.joined_at, other.joined_at) ||
        compare(one.id, other.id),
    )
    .slice(0, Math.max(0, seats - 1))
    .map(({ id }) => id);
};
const compare = <T>(one: T, other: T) => (one < other ? -1 : one > other ? 1 : 0);

/** Whether a member works in a business. */
export const worksFor = ({ businesses }: Pick<Member, 'businesses'>, businessId: string) =>
  businesses === null || businesses.includes(businessId.toLowerCase());

/** Why people stay as they are. */
export type PeopleRefusal =
  | 'no-seat'
  | 'already-here'
  | 'already-invited'
  | 'too-many'
  | 'gone'
  | 'other-address'
  | 'paused'
  | 'already-offered';

/** What an account has beside its people, at the moment of a change. */
export type Room = { seats: number; ownerEmail: string; now: Date };

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

/** Says for which businesses a person works; null for all. */
export const chooseBusinesses = (
  people: People,
  id: string,
  businesses: string[] | null,
): People | PeopleRefusal => changeMember(people, id, (member) => ({ ...member, businesses }));

/** Says who stays while there are fewer seats than people. */
export const chooseWhoStays = (people: People, ids: readonly string[]): People => {
  const present = new Set(presentMembers(people).map(({ id }) => id));
  return { ...people, stays: [...new Set(ids)].filter((id) => present.has(id)) };
};

/** Changes one who is here. */
export const changeMember = (
  people: People,
  id: string,
  change: (member: Member) => Member,
): People | PeopleRefusal =>
  presentMembers(people).some((member) => member.id === id)
    ? { ...people, members: people.members.map((one) => (one.id === id ? change(one) : one)) }
    : 'gone';
