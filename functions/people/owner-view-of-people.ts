import { ownerNameOf } from '#shared/domain/people/names-of-people.ts';
import type { People } from '#shared/domain/people/people.ts';
import { peopleViewOf } from '#shared/domain/people/people-view.ts';
import type { HostAccount } from './host-account.ts';

/** The people of an account as its owner sees them. */
export const ownerViewOfPeople = ({ account, businesses, room }: HostAccount, people: People) =>
  peopleViewOf(people, {
    seats: room.seats,
    owner: { email: account.email, name: ownerNameOf(businesses) },
    now: room.now,
  });
