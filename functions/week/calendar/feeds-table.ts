import { BusinessCalendar } from '#shared/domain/feed-schemas.ts';
import { ownerPartition, sortPrefix } from '../lib/keys.ts';
import { conditionFailed, table } from '../lib/table.ts';
import { feedHashKey, feedKey } from '../lib/week-keys.ts';
import { writeForBusiness } from './business-writes-table.ts';

/** The calendar address of a business as it is stored: its hash, never the address. */
const storedFeed = async (sub: string, businessId: string) =>
  await table.get(feedKey(sub, businessId), { consistent: true });

/** The calendar address of a business; undefined while it has none. */
export const findFeed = async (sub: string, businessId: string) => {
  const item = await storedFeed(sub, businessId);
  return item && BusinessCalendar.parse(item);
};

const removalOf = (hash: unknown) =>
  typeof hash === 'string' ? [{ Delete: { TableName: table.name, Key: feedHashKey(hash) } }] : [];

/** Stores the hash of a new address in the place of an earlier one; `refused` when another was stored meanwhile. */
export const saveFeed = async (sub: string, businessId: string, hash: string, now: Date) => {
  const before = await storedFeed(sub, businessId);
  return writeForBusiness(sub, businessId, [
    {
      Put: {
        TableName: table.name,
        Item: {
          ...feedKey(sub, businessId),
          business_id: businessId,
          made_at: now.toISOString(),
          hash,
        },
        ...(before
          ? {
              ConditionExpression: '#hash = :before',
              ExpressionAttributeNames: { '#hash': 'hash' },
              ExpressionAttributeValues: { ':before': before.hash },
            }
          : { ConditionExpression: 'attribute_not_exists(pk)' }),
      },
    },
    {
      Put: { TableName: table.name, Item: { ...feedHashKey(hash), sub, business_id: businessId } },
    },
    ...removalOf(before?.hash),
  ]);
};

/**
 * Ends the address of a business, which from then on is answered as one that never was. What leads to the business goes
 * first, so that a removal that is interrupted can be repeated.
 */
export const removeFeed = async (sub: string, businessId: string): Promise<void> => {
  const item = await storedFeed(sub, businessId);
  if (!item) return;
  await table.remove(feedHashKey(String(item.hash)));
  try {
    await table.remove(feedKey(sub, businessId), {
      ConditionExpression: '#hash = :hash',
      ExpressionAttributeNames: { '#hash': 'hash' },
      ExpressionAttributeValues: { ':hash': item.hash },
    });
  } catch (error) {
    if (!conditionFailed(error)) throw error;
    // Another tab has renewed it in between.
    await removeFeed(sub, businessId);
  }
};

/** Ends all addresses of an owner. */
export const removeFeedsOf = async (sub: string) => {
  const feeds = table.each({
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
    ExpressionAttributeValues: { ':pk': ownerPartition(sub), ':prefix': sortPrefix.feed },
    ConsistentRead: true,
  });
  for await (const { business_id } of feeds) await removeFeed(sub, String(business_id));
};

/** Whose address has that hash, or undefined. */
export const feedOwner = async (hash: string) => {
  const item = await table.get(feedHashKey(hash), { consistent: true });
  if (!item) return undefined;
  const sub = String(item.sub);
  const businessId = String(item.business_id);
  // An account that was deleted, or a renewal at the same moment, may have left the hash behind.
  const feed = await storedFeed(sub, businessId);
  return feed?.hash === hash ? { sub, businessId } : undefined;
};
