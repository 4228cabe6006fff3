import { Problem } from '#shared/contract/problem.ts';
import type { Member } from '#shared/domain/people/people.ts';
import { type AccountId, type PersonId, toOwnerId } from '../lib/ids.ts';
import { accountKey, peopleKey } from '../lib/keys.ts';
import { table } from '../lib/table.ts';
import { memberNow, seatsIn, storedPeople } from './people-item.ts';

/**
 * Lets a person into an account, by one read for its owner and two at once for anybody else: undefined for the owner, else
 * what the account keeps of the person. Throws `no-access`, and `being-deleted` for an account whose deletion was asked for.
 */
export const enterAccount = async (
  accountId: AccountId,
  personId: PersonId,
): Promise<Member | undefined> => {
  const isOwner = personId === toOwnerId(accountId);
  const [account, people] = await Promise.all([
    table.get(accountKey(accountId), { consistent: true }),
    isOwner ? undefined : table.get(peopleKey(accountId), { consistent: true }),
  ]);
  if (!isOwner && !account) throw new Problem('no-access');
  const member =
    isOwner || !account
      ? undefined
      : memberNow(storedPeople(people), personId, seatsIn(account, new Date()));
  if (account?.deletion_requested_at) throw new Problem('being-deleted');
  return member;
};
