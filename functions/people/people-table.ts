import { Problem } from '#shared/contract/problem.ts';
import { withoutVoidHandover } from '#shared/domain/people/handover.ts';
import { firstRemovalFinalAt } from '#shared/domain/people/member-removal.ts';
import {
  changeMember,
  type Member,
  type People,
  type PeopleRefusal,
  presentMembers,
} from '#shared/domain/people/people.ts';
import type { AccountId, PersonId } from '../lib/account-and-person-ids.ts';
import { indexPartition } from '../lib/keys/index-partitions.ts';
import { ownerPartition } from '../lib/keys/owner-item-keys.ts';
import { invitationKey, membershipKey, peopleKey } from '../lib/keys/people-keys.ts';
import { table, transactionRefused } from '../lib/table.ts';
import { storedPeople } from './people-item.ts';

/** The people of an account. */
export const findPeople = async (accountId: AccountId): Promise<People> =>
  storedPeople(await table.get(peopleKey(accountId), { consistent: true }));

/** The people of several accounts, by account, as they were a moment ago; no entry for an account of one person. */
export const findPeopleOf = async (accountIds: readonly AccountId[]) => {
  const items = await table.getMany(accountIds.map(peopleKey));
  return new Map<AccountId, People>(
    items.map((item) => [item.pk.slice(ownerPartition('').length), storedPeople(item)]),
  );
};

/** An account, and what it and its owner are called for who comes in or is invited to the businesses chosen for them. */
type PeopleHost = {
  readonly accountId: AccountId;
  readonly namesFor?: (businesses: readonly string[] | null) => { business: string; owner: string };
  /** Who owns the account after a change in which it is handed over: what leads them to it stays. */
  readonly newOwner?: PersonId;
};

/** Where nobody comes in or is invited. */
const noNames = () => ({ business: '', owner: '' });

/** How often a change is tried that met another one. */
const attempts = 8;

/**
 * Changes the people of an account in their newest state, with what leads to the account: whoever comes in finds it under
 * their memberships, whoever goes does not, while it still leads there until they are forgotten, and a link that ends leads nowhere; with the writes `beside` it. All or nothing, and of two changes at once
 * the second sees the first. Answers the people before and after, or why there was no change; throws `conflict` when each
 * try met another change.
 */
export const changePeople = async (
  host: PeopleHost,
  change: (people: People) => People | PeopleRefusal,
  beside: Writes = [],
): Promise<{ before: People; after: People } | PeopleRefusal> => {
  const { accountId } = host;
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const item = await table.get(peopleKey(accountId), { consistent: true });
    const before = storedPeople(item);
    const changed = change(before);
    if (typeof changed === 'string') return changed;
    if (changed === before) return { before, after: before };
    const after = withoutVoidHandover(changed);
    const version = Number(item?.version ?? 0);
    const others = [...leading(host, before, after), ...beside];
    const isSaved = await save(accountId, after, version, others);
    if (isSaved) return { before, after };
  }
  throw new Problem('conflict');
};

type Writes = Parameters<typeof table.transact>[0];

const save = async (accountId: AccountId, people: People, seen: number, others: Writes) => {
  try {
    await table.transact([
      {
        Put: {
          TableName: table.name,
          Item: { ...peopleKey(accountId), ...people, ...dueEntry(people), version: seen + 1 },
          ConditionExpression: seen ? 'version = :seen' : 'attribute_not_exists(pk)',
          ...(seen && { ExpressionAttributeValues: { ':seen': seen } }),
        },
      },
      ...others,
    ]);
    return true;
  } catch (error) {
    if (transactionRefused(error)) return false;
    throw error;
  }
};

/** Where the index lists people of whom somebody was removed. */
const dueEntry = (people: People) => {
  const gsi1sk = firstRemovalFinalAt(people);
  return gsi1sk && { gsi1pk: indexPartition.removedPeople, gsi1sk };
};

/** The accounts in which somebody is gone for good, the longest gone first; as the index has them, which may be a moment old. */
export async function* accountsWithGone(now: Date): AsyncGenerator<AccountId> {
  const due = table.each({
    IndexName: 'gsi1',
    KeyConditionExpression: 'gsi1pk = :removed AND gsi1sk <= :now',
    ExpressionAttributeValues: {
      ':removed': indexPartition.removedPeople,
      ':now': now.toISOString(),
    },
    ProjectionExpression: 'pk',
  });
  for await (const { pk } of due) yield pk.slice(ownerPartition('').length);
}

/** The writes of what leads to an account, by the difference between its people before and after. */
const leading = (
  { accountId, namesFor = noNames, newOwner }: PeopleHost,
  before: People,
  after: People,
): Writes => {
  const TableName = table.name;
  const were = new Map(before.members.map((one) => [one.id, one]));
  const are = new Set(after.members.map(({ id }) => id));
  const hadLink = new Set(before.invitations.map(({ hash }) => hash));
  const hasLink = new Set(after.invitations.map(({ hash }) => hash));
  return [
    ...after.members
      .filter(({ id, removed_at }) => were.get(id)?.removed_at !== removed_at || !were.has(id))
      .map(({ id, businesses, removed_at }) => ({
        Put: {
          TableName,
          Item: {
            ...membershipKey(id, accountId),
            account_id: accountId,
            ...(removed_at ? { is_removed: true } : { name: namesFor(businesses).business }),
          },
        },
      })),
    ...[...were.keys()]
      .filter((id) => !are.has(id) && id !== newOwner)
      .map((id) => ({ Delete: { TableName, Key: membershipKey(id, accountId) } })),
    ...after.invitations
      .filter(({ hash }) => !hadLink.has(hash))
      .map(({ hash, email, businesses, ends_at }) => {
        const names = namesFor(businesses);
        return {
          Put: {
            TableName,
            Item: {
              ...invitationKey(hash),
              account_id: accountId,
              email,
              business: names.business,
              owner_name: names.owner,
              ends_at,
              ttl: Math.ceil(Date.parse(ends_at) / 1000),
            },
          },
        };
      }),
    ...[...hadLink]
      .filter((hash) => !hasLink.has(hash))
      .map((hash) => ({ Delete: { TableName, Key: invitationKey(hash) } })),
  ];
};

/** Changes what an account keeps of one who is here, and writes nothing where all of it is so already; undefined where they are not here. */
export const changeMemberItem = async (
  accountId: AccountId,
  personId: PersonId,
  changes: Partial<Pick<Member, 'active_business_id' | 'active_on' | 'email'>>,
): Promise<Member | undefined> => {
  const fields = Object.keys(changes) as (keyof typeof changes)[];
  const isSo = (member: Member) => fields.every((field) => member[field] === changes[field]);
  const changed = await changePeople({ accountId }, (people) =>
    presentMembers(people).some((member) => member.id === personId && isSo(member))
      ? people
      : changeMember(people, personId, (member) => ({ ...member, ...changes })),
  );
  return typeof changed === 'string'
    ? undefined
    : changed.after.members.find(({ id }) => id === personId);
};

/** Forgets somebody in an account for good; one who is not there is no error. Answers what was kept of them while they were here. */
export const forgetMember = async (
  accountId: AccountId,
  personId: PersonId,
): Promise<Member | undefined> => {
  const changed = await changePeople({ accountId }, (people) =>
    people.members.some(({ id }) => id === personId)
      ? { ...people, members: people.members.filter(({ id }) => id !== personId) }
      : people,
  );
  return typeof changed === 'string'
    ? undefined
    : presentMembers(changed.before).find(({ id }) => id === personId);
};
