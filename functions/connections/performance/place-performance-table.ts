import type { PlacePerformance } from '#shared/domain/connections/performance/performance-schemas.ts';
import type { AccountId } from '../../lib/account-and-person-ids.ts';
import { performanceKey, performancePrefix } from '../../lib/keys/connection-keys.ts';
import { ownerPartition } from '../../lib/keys/owner-item-keys.ts';
import { table } from '../../lib/table.ts';
import { type WriteOutcome, writeForBusiness } from '../../lib/writes/business-writes-table.ts';
import { type ConnectionRef, stillWorking } from '../connections-table.ts';
import { storedPlacePerformance } from './place-performance-item.ts';

/** So many days it is kept after it was read: the provider allows no more. */
const keptDays = 30;

/** What people did by day at the places of a business that were read. */
export const listPlacePerformance = async (
  accountId: AccountId,
  businessId: string,
  now: Date,
): Promise<PlacePerformance[]> => {
  const { items } = await table.query({
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
    ExpressionAttributeValues: {
      ':pk': ownerPartition(accountId),
      ':prefix': performancePrefix(businessId),
    },
  });
  return items.flatMap((item) => storedPlacePerformance(item, now) ?? []);
};

/** Stores what was read in the place of what was read before, while the connection is the same one and works. */
export const putPlacePerformance = (
  ref: ConnectionRef,
  connectionId: string,
  performance: PlacePerformance,
): Promise<WriteOutcome> => {
  const { accountId, businessId, provider } = ref;
  return writeForBusiness(accountId, businessId, [
    stillWorking(ref, { id: connectionId }),
    {
      Put: {
        TableName: table.name,
        Item: {
          ...performanceKey(accountId, businessId, provider),
          ...performance,
          ttl: Math.floor(Date.parse(performance.read_at) / 1000) + keptDays * 86_400,
        },
      },
    },
  ]);
};

/** Deletes what was read. */
export const removePlacePerformance = ({ accountId, businessId, provider }: ConnectionRef) =>
  table.remove(performanceKey(accountId, businessId, provider));
