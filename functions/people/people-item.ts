import * as z from 'zod';
import { Problem } from '#shared/contract/problem.ts';
import { Account } from '#shared/domain/account/account.ts';
import { openHandover } from '#shared/domain/people/handover.ts';
import { type Member, noPeople, type People, seatedMembers } from '#shared/domain/people/people.ts';
import { seatsOfAccount } from '#shared/domain/people/seats.ts';
import type { PersonId } from '../lib/ids.ts';
import type { Item } from '../lib/keys/key.ts';

const businesses = z.array(z.string()).nullable();

const StoredPeople = z.object({
  members: z.array(
    z.object({
      id: z.string(),
      email: z.string(),
      name: z.string(),
      businesses,
      joined_at: z.iso.datetime(),
      active_business_id: z.string().optional(),
      active_on: z.iso.date().optional(),
      removed_at: z.iso.datetime().optional(),
      left: z.literal(true).optional(),
    }),
  ),
  invitations: z.array(
    z.object({
      id: z.string(),
      email: z.string(),
      businesses,
      hash: z.string(),
      invited_at: z.iso.datetime(),
      ends_at: z.iso.datetime(),
    }),
  ),
  stays: z.array(z.string()),
  sent: z.array(z.iso.datetime()),
  handover: z
    .object({ to: z.string(), offered_at: z.iso.datetime(), ends_at: z.iso.datetime() })
    .optional(),
});

/** The people of an item; nobody without one. */
export const storedPeople = (item: Item | undefined): People =>
  item ? StoredPeople.parse(item) : noPeople;

/** What decides how many may work in an account. */
const PlanFacts = Account.pick({ is_admin: true, trial_ends_at: true, subscription: true });

/** How many people may work in the account of an item. */
export const seatsIn = (account: Item, now: Date) => seatsOfAccount(PlanFacts.parse(account), now);

/**
 * What an account keeps of a person who may work in it now. Throws `no-access` for everybody else: a stranger, somebody
 * who was removed, and, in other words, somebody who is paused because the plan has fewer seats than people.
 */
export const memberNow = (people: People, personId: PersonId, seats: number): Member => {
  const member = people.members.find(({ id, removed_at }) => id === personId && !removed_at);
  if (!member) throw new Problem('no-access');
  if (!seatedMembers(people, seats).includes(personId)) throw new Problem('no-access', pausedText);
  const offer = openHandover(people, new Date());
  return offer?.to === personId ? { ...member, offered_until: offer.ends_at } : member;
};

const pausedText =
  'Your access is paused, because the plan has fewer seats now. Ask the owner of the account.';
