import { nameOf, theOwner } from './names-of-people.ts';
import { type People, seatedMembers, worksFor } from './people.ts';
import type { OtherPerson } from './people-schemas.ts';

/** The owner of an account, as the others read them. */
type Owner = { readonly id: string; readonly name: string };

/**
 * The others who work in an account, by first name, as one of its people sees them: with those of `businesses` that they
 * may work in now. Whoever was removed or is paused works in none, and is named for as long as the account keeps them.
 */
export const otherPeopleOf = (
  people: People,
  {
    self,
    owner,
    seats,
    businesses,
  }: { self: string; owner: Owner; seats: number; businesses: readonly string[] },
): OtherPerson[] => {
  const seated = seatedMembers(people, seats);
  const members = people.members.map((member) => ({
    id: member.id,
    name: nameOf(member),
    businesses: seated.includes(member.id)
      ? businesses.filter((business) => worksFor(member, business))
      : [],
  }));
  if (members.length === 0) return [];
  return [{ ...owner, businesses: [...businesses] }, ...members].filter(({ id }) => id !== self);
};

/** How somebody of an account is called on screen; an owner may have given no name. */
export const displayName = ({ name }: Pick<OtherPerson, 'name'>): string => name || theOwner;

/** The first name of somebody else who did something; undefined for one's own, and where nobody is known. */
export const nameOfOther = (
  others: readonly Pick<OtherPerson, 'id' | 'name'>[] | undefined,
  by: string | undefined,
): string | undefined => {
  const other = by === undefined ? undefined : others?.find(({ id }) => id === by);
  return other && displayName(other);
};
