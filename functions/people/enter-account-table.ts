import { Problem } from '#shared/contract/problem.ts';
import { Account } from '#shared/domain/account/account.ts';
import { type Member, presentMembers } from '#shared/domain/people/people.ts';
import { seatsOfAccount } from '#shared/domain/people/seats-of-account.ts';
import {
  type AccountId,
  type PersonId,
  toAccountId,
  toFirstOwnerId,
} from '../lib/account-and-person-ids.ts';
import { isHandedOver, ownerIdOf } from '../lib/account-owner.ts';
import { requireMember } from '../lib/caller/require-member.ts';
import { accountKey } from '../lib/keys/account-keys.ts';
import type { Item } from '../lib/keys/key-and-item.ts';
import { peopleKey } from '../lib/keys/people-keys.ts';
import { table } from '../lib/table.ts';
import { storedPeople } from './people-item.ts';

/** What decides how many may work in an account. */
const PlanFacts = Account.pick({ is_admin: true, trial_ends_at: true, subscription: true });

/** How many people may work in the account of an item. */
const seatsIn = (account: Item, now: Date) => seatsOfAccount(PlanFacts.parse(account), now);

/** Who owns the account of an item. */
const ownedBy = (account: Item) => {
  const { id, owner_id } = account as Item & { id: AccountId; owner_id?: PersonId };
  return { id, owner_id };
};

/**
 * Lets a person into an account: undefined for the owner, else what the account keeps of the person. One read for who owns the
 * account under their own id, two at once for anybody else, two in a row for who handed over theirs. Throws `no-access`, and
 * `being-deleted` for an account whose deletion was asked for.
 */
export const enterAccount = async (
  accountId: AccountId,
  personId: PersonId,
): Promise<Member | undefined> => {
  const isFirst = personId === toFirstOwnerId(accountId);
  const reading = isFirst ? undefined : readPeople(accountId);
  const [account, known] = await Promise.all([
    table.get(accountKey(accountId), { consistent: true }),
    reading,
  ]);
  if (!account && !isFirst) throw new Problem('no-access');
  const isOwner = !account || ownerIdOf(ownedBy(account)) === personId;
  const member = isOwner
    ? undefined
    : present(account, known ?? (await readPeople(accountId)), personId);
  if (account?.deletion_requested_at) throw new Problem('being-deleted');
  return member;
};

const readPeople = async (accountId: AccountId) =>
  storedPeople(await table.get(peopleKey(accountId), { consistent: true }));

const present = (account: Item, people: ReturnType<typeof storedPeople>, personId: PersonId) => {
  const isHere = presentMembers(people).some(({ id }) => id === personId);
  if (!isHere && personId === toFirstOwnerId(ownedBy(account).id)) throw handedOver(account);
  return requireMember(people, personId, seatsIn(account, new Date()));
};

/** Refuses whoever handed an account over and is not in its office any more; says whose it is now. */
const handedOver = (account: Item) => {
  const { business, to } = account.handed_over as { business: string; to: string };
  return new Problem(
    'no-access',
    `${business || 'This account'} now belongs to ${to}. You don’t have access to it anymore.`,
    { data: { handed_over: true } },
  );
};

/** Lets a person do what is about themselves, by one read. Throws `being-deleted` while their sign-in leaves with their own account. */
export const enterAsPerson = async (personId: PersonId): Promise<void> => {
  const account = await table.get(accountKey(toAccountId(personId)), { consistent: true });
  if (account?.deletion_requested_at && !isHandedOver(ownedBy(account)))
    throw new Problem('being-deleted');
};
