import { Problem } from '#shared/contract/problem.ts';
import type { StoredBusiness } from '#shared/domain/account/business.ts';
import { Business, type BusinessDetails } from '#shared/domain/account/business.ts';
import type { AccountId } from '../../lib/account-and-person-ids.ts';
import { businessKey } from '../../lib/keys/business-key.ts';
import type { Item } from '../../lib/keys/key-and-item.ts';
import { ownerPartition, sortPrefix } from '../../lib/keys/owner-item-keys.ts';
import { conditionFailed, setFields, table } from '../../lib/table.ts';
import { findAccount } from '../account-table.ts';
import { addSearchWords, removeSearchWords, replaceSearchWords } from '../search-words-table.ts';

const Stored = Business.omit({ is_active: true });
/** The business of an item. */
export const storedBusiness = (item: Item): StoredBusiness => Stored.parse(item);

/** A business of this owner, or undefined; the key contains the owner, so another owner's business is never found. */
export const findBusiness = async (accountId: AccountId, id: string) => {
  const item = await table.get(businessKey(accountId, id), { consistent: true });
  return item && storedBusiness(item);
};

/** Up to 100 businesses by owner and id, in no order, without those that do not exist. */
export const findBusinesses = async (keys: readonly { accountId: AccountId; id: string }[]) =>
  (await table.getMany(keys.map(({ accountId, id }) => businessKey(accountId, id)))).map(
    storedBusiness,
  );

/** The account of a signed-in owner and the business of theirs; throws `not-found`. */
export const ownedBusiness = async (accountId: AccountId, businessId: string) => {
  const [account, business] = await Promise.all([
    findAccount(accountId, { consistent: true }),
    findBusiness(accountId, businessId),
  ]);
  if (!account || !business) throw new Problem('not-found');
  return { account, business };
};

/** All businesses of an owner. */
export const businessesOf = async (accountId: AccountId) => {
  const businesses: StoredBusiness[] = [];
  const all = table.each({
    KeyConditionExpression: 'pk = :owner AND begins_with(sk, :prefix)',
    ExpressionAttributeValues: {
      ':owner': ownerPartition(accountId),
      ':prefix': sortPrefix.business,
    },
    ConsistentRead: true,
  });
  for await (const item of all) businesses.push(storedBusiness(item));
  return businesses;
};

/** Stores a new business; false, without a change, when its id exists already. */
export const createBusiness = async (business: StoredBusiness) => {
  try {
    await table.put(
      { ...businessKey(business.user_profile_id, business.id), ...business },
      { ConditionExpression: 'attribute_not_exists(pk)' },
    );
    await addSearchWords(business.user_profile_id, business.id, business.name);
    return true;
  } catch (error) {
    if (conditionFailed(error)) return false;
    throw error;
  }
};

/** Changes the details that are given and leaves the others; answers whether the owner has such a business, last changed at `seen` where that is given. */
export const updateBusiness = async (
  accountId: AccountId,
  id: string,
  changes: Partial<BusinessDetails> & Pick<Business, 'helpers_swapped_at'>,
  now: Date,
  seen?: string,
) => {
  const fields = setFields({ ...changes, updated_at: now.toISOString() });
  try {
    await table.update(businessKey(accountId, id), {
      ...fields,
      ConditionExpression: `attribute_exists(pk)${seen ? ' AND updated_at = :seen' : ''}`,
      ExpressionAttributeValues: {
        ...fields.ExpressionAttributeValues,
        ...(seen && { ':seen': seen }),
      },
    });
    if (changes.name !== undefined) await replaceSearchWords(accountId, id, changes.name);
    return true;
  } catch (error) {
    if (conditionFailed(error)) return false;
    throw error;
  }
};

/** Removes a business; one that does not exist is no error. */
export const removeBusiness = async (accountId: AccountId, id: string) => {
  await removeSearchWords(accountId, id);
  await table.remove(businessKey(accountId, id));
};
