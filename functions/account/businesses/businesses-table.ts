import { Business, type BusinessDetails } from '#shared/domain/business.ts';
import { unknownPlace } from '#shared/domain/business-place.ts';
import type { StoredBusiness } from '#shared/domain/businesses.ts';
import { unknownSignature } from '#shared/domain/signature.ts';
import type { Item } from '../lib/keys.ts';
import { businessKey, ownerPartition, sortPrefix } from '../lib/keys.ts';
import { conditionFailed, setFields, table } from '../lib/table.ts';

const Stored = Business.omit({ is_active: true });
/** The business of an item; one stored by an earlier release has no place and no signature. */
export const storedBusiness = (item: Item): StoredBusiness =>
  Stored.parse({ ...unknownPlace, ...unknownSignature, ...item });

/** A business of this owner, or undefined; the key contains the owner, so another owner's business is never found. */
export const findBusiness = async (owner: string, id: string) => {
  const item = await table.get(businessKey(owner, id), { consistent: true });
  return item && storedBusiness(item);
};

/** Up to 100 businesses by owner and id, in no order, without those that do not exist. */
export const findBusinesses = async (keys: readonly { sub: string; id: string }[]) =>
  (await table.getMany(keys.map(({ sub, id }) => businessKey(sub, id)))).map(storedBusiness);

/** All businesses of an owner. */
export const businessesOf = async (owner: string) => {
  const businesses: StoredBusiness[] = [];
  const all = table.each({
    KeyConditionExpression: 'pk = :owner AND begins_with(sk, :prefix)',
    ExpressionAttributeValues: {
      ':owner': ownerPartition(owner),
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
    return true;
  } catch (error) {
    if (conditionFailed(error)) return false;
    throw error;
  }
};

/** Changes the details that are given and leaves the others; answers whether the owner has such a business, last changed at `seen` where that is given. */
export const updateBusiness = async (
  owner: string,
  id: string,
  changes: Partial<BusinessDetails> & Pick<Business, 'helpers_swapped_at'>,
  now: Date,
  seen?: string,
) => {
  const fields = setFields({ ...changes, updated_at: now.toISOString() });
  try {
    await table.update(businessKey(owner, id), {
      ...fields,
      ConditionExpression: `attribute_exists(pk)${seen ? ' AND updated_at = :seen' : ''}`,
      ExpressionAttributeValues: {
        ...fields.ExpressionAttributeValues,
        ...(seen && { ':seen': seen }),
      },
    });
    return true;
  } catch (error) {
    if (conditionFailed(error)) return false;
    throw error;
  }
};

/** Removes a business; one that does not exist is no error. */
export const removeBusiness = async (owner: string, id: string) => {
  await table.remove(businessKey(owner, id));
};
