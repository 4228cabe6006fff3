import { people as routes } from '#shared/contract/people.ts';
import { handle } from '../lib/http-handler.ts';
import { hostAccountOf } from './host-account.ts';
import { ownerViewOfPeople } from './owner-view-of-people.ts';
import { findPeople } from './people-table.ts';

/** The people of the caller's account. */
export const list = handle(routes.people, async (_, { accountId, now }) => {
  const [host, people] = await Promise.all([hostAccountOf(accountId, now), findPeople(accountId)]);
  return ownerViewOfPeople(host, people);
});
