import { BusinessCalendar } from '#shared/domain/week/calendar-feed-schemas.ts';
import type { AccountId } from '../../lib/account-and-person-ids.ts';
import { ownerPartition, sortPrefix } from '../../lib/keys/owner-item-keys.ts';
import { feedHashKey, feedKey } from '../../lib/keys/week-keys.ts';
import { conditionFailed, table } from '../../lib/table.ts';
import { writeForBusiness } from '../../lib/writes/business-writes-table.ts';

/** The calendar address of a business as it is stored: its hash, never the address. */
const storedFeed = async (accountId: AccountId, businessId: string) =>
  await table.get(feedKey(accountId, businessId), { consistent: true });

/** The calendar address of a business; undefined while it has none. */
export const findFeed = async (accountId: AccountId, businessId: string) => {
  const item = await storedFeed(accountId, businessId);
  return item && BusinessCalendar.parse(item);
};

const removalOf = (hash: unknown) =>
  typeof hash === 'string' ? [{ Delete: { TableName: table.name, Key: feedHashKey(hash) } }] : [];

/** Stores the hash of a new address in the place of an earlier one; `refused` when another was stored meanwhile. */
export const saveFeed = async (
  accountId: AccountId,
  businessId: string,
  hash: string,
  now: Date,
) => {
  const before = await storedFeed(accountId, businessId);
  return writeForBusiness(accountId, businessId, [
    {
      Put: {
        TableName: table.name,
        Item: {
          ...feedKey(accountId, businessId),
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
      Put: {
        TableName: table.name,
        Item: { ...feedHashKey(hash), account_id: accountId, business_id: businessId },
      },
    },
    ...removalOf(before?.hash),
  ]);
};

/**
 * Ends the address of a business, which from then on is answered as one that never was. What leads to the business goes
 * first, so that a removal that is interrupted can be repeated.
 */
export const removeFeed = async (accountId: AccountId, businessId: string): Promise<void> => {
  const item = await storedFeed(accountId, businessId);
  if (!item) return;
  await table.remove(feedHashKey(String(item.hash)));
  try {
    await table.remove(feedKey(accountId, businessId), {
      ConditionExpression: '#hash = :hash',
      ExpressionAttributeNames: { '#hash': 'hash' },
      ExpressionAttributeValues: { ':hash': item.hash },
    });
  } catch (error) {
    if (!conditionFailed(error)) throw error;
    // Another tab has renewed it in between.
    await removeFeed(accountId, businessId);
  }
};

/** Ends all addresses of an owner. */
export const removeFeedsOf = async (accountId: AccountId) => {
  const feeds = table.each({
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
    ExpressionAttributeValues: { ':pk': ownerPartition(accountId), ':prefix': sortPrefix.feed },
    ConsistentRead: true,
  });
  for await (const { business_id } of feeds) await removeFeed(accountId, String(business_id));
};
