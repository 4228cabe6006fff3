import type { ProviderId } from '#shared/domain/connections/providers.ts';
import type { AccountId } from '../../lib/account-and-person-ids.ts';
import { postKey, postPrefix } from '../../lib/keys/connection-keys.ts';
import { ownerPartition } from '../../lib/keys/owner-item-keys.ts';
import { setFields, table } from '../../lib/table.ts';
import { type StoredPost, storedPost } from './post-item.ts';

/** The posts of a business at each of their places, the newest first. */
export const listPosts = async (
  accountId: AccountId,
  businessId: string,
  now: Date,
): Promise<StoredPost[]> => {
  const found: StoredPost[] = [];
  const all = table.each({
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
    ExpressionAttributeValues: {
      ':pk': ownerPartition(accountId),
      ':prefix': postPrefix(businessId),
    },
    ScanIndexForward: false,
    // The page reads again after each press.
    ConsistentRead: true,
  });
  for await (const item of all) found.push(...[storedPost(item, now) ?? []].flat());
  return found;
};

/** A post at one place, or undefined when there is none or it has expired. */
export const findPost = async (
  accountId: AccountId,
  businessId: string,
  { id, provider }: { readonly id: string; readonly provider: ProviderId },
  now: Date,
) => {
  const key = postKey(accountId, businessId, id, provider);
  const item = await table.get(key, { consistent: true });
  return item && storedPost(item, now);
};

const keyOf = (
  accountId: AccountId,
  { business_id, id, provider }: Pick<StoredPost, 'business_id' | 'id' | 'provider'>,
) => postKey(accountId, business_id, id, provider);

/** The write that stores a post which waits for its press; refused when it waits for another one than was seen, `before`. */
export const waitingPost = (
  accountId: AccountId,
  post: StoredPost,
  before: StoredPost | undefined,
) => ({
  Put: {
    TableName: table.name,
    Item: { ...keyOf(accountId, post), ...post },
    ...(before
      ? {
          ConditionExpression: 'press_id = :before',
          ExpressionAttributeValues: { ':before': before.press_id },
        }
      : { ConditionExpression: 'attribute_not_exists(pk)' }),
  },
});

/** The write that changes what is known of a post, if it is still there. */
export const changedPost = (
  accountId: AccountId,
  of: Pick<StoredPost, 'business_id' | 'id' | 'provider'>,
  fields: Partial<StoredPost>,
) => ({
  Update: {
    TableName: table.name,
    Key: keyOf(accountId, of),
    ...setFields(fields),
    ConditionExpression: 'attribute_exists(pk)',
  },
});

/** The write that removes a post that never went out, with its words; refused when it waits for another press by now. */
export const withoutPost = (
  accountId: AccountId,
  of: Pick<StoredPost, 'business_id' | 'id' | 'provider'>,
  press: string,
) => ({
  Delete: {
    TableName: table.name,
    Key: keyOf(accountId, of),
    ConditionExpression: 'attribute_not_exists(pk) OR press_id = :press',
    ExpressionAttributeValues: { ':press': press },
  },
});
