import { Problem } from '#shared/contract/problem.ts';
import { openHandover } from '#shared/domain/people/handover.ts';
import { type Member, type People, seatedMembers } from '#shared/domain/people/people.ts';
import type { PersonId } from '../account-and-person-ids.ts';

/**
 * What an account keeps of a person who may work in it now. Throws `no-access` for everybody else: a stranger, somebody
 * who was removed, and, in other words, somebody who is paused because the plan has fewer seats than people.
 */
export const requireMember = (people: People, personId: PersonId, seats: number): Member => {
  const member = people.members.find(({ id, removed_at }) => id === personId && !removed_at);
  if (!member) throw new Problem('no-access');
  if (!seatedMembers(people, seats).includes(personId)) throw new Problem('no-access', pausedText);
  const offer = openHandover(people, new Date());
  return offer?.to === personId ? { ...member, offered_until: offer.ends_at } : member;
};

const pausedText =
  'Your access is paused, because the plan has fewer seats now. Ask the owner of the account.';
