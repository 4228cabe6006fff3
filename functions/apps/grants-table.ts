import { oauthLambdaAllowedAttributes } from '#shared/domain/apps/oauth-lambda-allowed-attributes.ts';
import type { AccountId } from '../lib/account-and-person-ids.ts';
import { appKey, appOwnerKey, appPrefix } from '../lib/keys/ai-app-keys.ts';
import { ownerPartition, sortPrefix } from '../lib/keys/owner-item-keys.ts';
import { conditionFailed, onlyAttributes, table } from '../lib/table.ts';
import { type WriteOutcome, writeForBusiness } from '../lib/writes/business-writes-table.ts';
import { type StoredGrant, storedGrant } from './grant-item.ts';

/** Where a permission is. */
export type GrantRef = {
  readonly accountId: AccountId;
  readonly businessId: string;
  readonly id: string;
};

const keyOf = ({ accountId, businessId, id }: GrantRef) => appKey(accountId, businessId, id);

/** The permission that an id in a token leads to, and where it is; undefined when there is none. */
export const findGrant = async (id: string, now: Date) => {
  const owner = await table.get(appOwnerKey(id), { consistent: true });
  if (!owner) return undefined;
  const ref = { accountId: String(owner.account_id), businessId: String(owner.business_id), id };
  const item = await table.get(keyOf(ref), {
    consistent: true,
    only: oauthLambdaAllowedAttributes,
  });
  const grant = item && storedGrant(item, now);
  return grant && { ref, grant };
};

/** The permissions of an owner, or those of one business, the newest first. */
export const listGrants = async (accountId: AccountId, now: Date, businessId?: string) => {
  const found: StoredGrant[] = [];
  const all = table.each({
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
    ExpressionAttributeValues: {
      ':pk': ownerPartition(accountId),
      ':prefix': businessId === undefined ? sortPrefix.app : appPrefix(businessId),
    },
    // The page reads the list again after each removal.
    ConsistentRead: true,
    ...onlyAttributes(oauthLambdaAllowedAttributes),
  });
  for await (const item of all) found.push(...[storedGrant(item, now) ?? []].flat());
  return found.toSorted((a, b) => (a.connected_at < b.connected_at ? 1 : -1));
};

const putOf = (ref: GrantRef, grant: StoredGrant) => ({
  Put: {
    TableName: table.name,
    Item: { ...keyOf(ref), ...grant },
    ConditionExpression: 'attribute_not_exists(pk)',
  },
});

const ownerOf = ({ accountId, businessId, id }: GrantRef, { ttl }: StoredGrant) => ({
  Put: {
    TableName: table.name,
    Item: { ...appOwnerKey(id), account_id: accountId, business_id: businessId, ttl },
  },
});

/** Stores a new permission, with what leads to it. */
export const putGrant = (ref: GrantRef, grant: StoredGrant): Promise<WriteOutcome> =>
  writeForBusiness(ref.accountId, ref.businessId, [putOf(ref, grant), ownerOf(ref, grant)]);

/** Puts the next tokens of a permission in the place of those of the version before; `refused` when others are there. */
export const rotateGrant = (
  ref: GrantRef,
  { current, before, rotated_at, version, ttl }: StoredGrant,
): Promise<WriteOutcome> =>
  writeForBusiness(ref.accountId, ref.businessId, [
    {
      Update: {
        TableName: table.name,
        Key: keyOf(ref),
        UpdateExpression:
          'SET #current = :current, #before = :before, rotated_at = :rotated, #version = :version, #ttl = :ttl',
        ConditionExpression: '#version = :seen',
        ExpressionAttributeNames: {
          '#current': 'current',
          '#before': 'before',
          '#version': 'version',
          '#ttl': 'ttl',
        },
        ExpressionAttributeValues: {
          ':current': current,
          ':before': before,
          ':rotated': rotated_at,
          ':ttl': ttl,
          ':version': version,
          ':seen': version - 1,
        },
      },
    },
    {
      Update: {
        TableName: table.name,
        Key: appOwnerKey(ref.id),
        UpdateExpression: 'SET #ttl = :ttl',
        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeNames: { '#ttl': 'ttl' },
        ExpressionAttributeValues: { ':ttl': ttl },
      },
    },
  ]);

/** Notes when an app was used last; a permission that is gone stays gone. */
export const noteUse = async (ref: GrantRef, at: string) => {
  try {
    await table.update(keyOf(ref), {
      UpdateExpression: 'SET used_at = :at',
      ConditionExpression: 'attribute_exists(pk)',
      ExpressionAttributeValues: { ':at': at },
      ReturnValues: 'NONE',
    });
  } catch (error) {
    if (!conditionFailed(error)) throw error;
  }
};

/**
 * Takes a permission back: from then on its tokens are answered like any that never were. What leads to it goes first, so
 * that a removal that is interrupted can be repeated.
 */
export const removeGrant = async (ref: GrantRef) => {
  await table.remove(appOwnerKey(ref.id), { ReturnValues: 'NONE' });
  await table.remove(keyOf(ref), { ReturnValues: 'NONE' });
};

/** Takes back every permission of an owner, or those of one business, also those that have run out. */
export const removeGrantsOf = async (accountId: AccountId, businessId?: string) => {
  const all = table.each({
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
    ExpressionAttributeValues: {
      ':pk': ownerPartition(accountId),
      ':prefix': businessId === undefined ? sortPrefix.app : appPrefix(businessId),
    },
    ProjectionExpression: 'id, business_id',
    ConsistentRead: true,
  });
  for await (const { id, business_id } of all)
    await removeGrant({ accountId, businessId: String(business_id), id: String(id) });
};
