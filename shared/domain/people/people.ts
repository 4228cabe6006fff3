/**
 * Who works in an account beside its owner, and who is invited: kept as one, so that a change sees all of it and seats are
 * never given twice. Each rule answers the people after a change, or why there is none.
 */

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

/** A member who may work in a business now; undefined for who was removed, is paused, or was given other businesses. */
export const memberWhoMayWork = (
  people: People,
  { id, seats, businessId }: { id: string; seats: number; businessId: string },
): Member | undefined => {
  const member = presentMembers(people).find((one) => one.id === id);
  return member && seatedMembers(people, seats).includes(id) && worksFor(member, businessId)
    ? member
    : undefined;
};

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

/** Says for which businesses a person works; null for all. */
export const chooseBusinesses = (
  people: People,
  id: string,
  businesses: string[] | null,
): People | PeopleRefusal => changeMember(people, id, (member) => ({ ...member, businesses }));

/** Says who stays while there are fewer seats than people. */
export const chooseSeatHolders = (people: People, ids: readonly string[]): People => {
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
