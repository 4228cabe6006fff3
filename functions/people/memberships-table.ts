import { type AccountId, type PersonId, toAccountId } from '../lib/account-and-person-ids.ts';
import { ownerPartition, sortPrefix } from '../lib/keys/owner-item-keys.ts';
import { membershipKey } from '../lib/keys/people-keys.ts';
import { conditionFailed, table } from '../lib/table.ts';

/** What leads from a person to the accounts of others, also to those they were removed from. */
const leadingFrom = async (personId: PersonId) => {
  const { items } = await table.query({
    KeyConditionExpression: 'pk = :person AND begins_with(sk, :prefix)',
    ExpressionAttributeValues: {
      ':person': ownerPartition(toAccountId(personId)),
      ':prefix': sortPrefix.membership,
    },
  });
  return items.map(({ account_id, name, is_removed }) => ({
    account_id: String(account_id),
    name: String(name ?? ''),
    is_removed: is_removed === true,
  }));
};

/** The accounts of others that a person works in, by the names they had last. */
export const membershipsOf = async (personId: PersonId) =>
  (await leadingFrom(personId)).flatMap(({ account_id, name, is_removed }) =>
    // Whoever handed over the account under their own id is in it without naming it.
    is_removed || account_id === toAccountId(personId) ? [] : { account_id, name },
  );

/** The accounts of others that keep something of a person: who was removed there may still be brought back. */
export const accountsKnowing = async (personId: PersonId): Promise<AccountId[]> =>
  (await leadingFrom(personId)).map(({ account_id }) => account_id);

/** Notes what an account is called now, for who works in it. */
export const renameMembership = async (personId: PersonId, accountId: AccountId, name: string) => {
  try {
    await table.update(membershipKey(personId, accountId), {
      UpdateExpression: 'SET #name = :name',
      ConditionExpression: 'attribute_exists(pk)',
      ExpressionAttributeNames: { '#name': 'name' },
      ExpressionAttributeValues: { ':name': name },
      ReturnValues: 'NONE',
    });
  } catch (error) {
    if (!conditionFailed(error)) throw error;
  }
};

/** Removes what leads a person to an account; one to which nothing leads is no error. */
export const removeMembership = async (personId: PersonId, accountId: AccountId) => {
  await table.remove(membershipKey(personId, accountId));
};
