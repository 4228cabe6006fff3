import type { Key } from '../keys/key-and-item.ts';
import { table } from '../table.ts';

/** The keys under a prefix, only those of one business when it is given. */
export const keysByPrefix = (pk: string, prefix: string, businessId?: string) =>
  table.each({
    KeyConditionExpression: `pk = :pk${prefix ? ' AND begins_with(sk, :prefix)' : ''}`,
    ...(businessId && { FilterExpression: 'business_id = :business' }),
    ExpressionAttributeValues: {
      ':pk': pk,
      ...(prefix && { ':prefix': prefix }),
      ...(businessId && { ':business': businessId }),
    },
    ProjectionExpression: 'pk, sk',
    ConsistentRead: true,
  });

type Filter = {
  businessId?: string;
  /** Says of a sort key whether its item stays. */
  keeps?: (sk: string) => boolean;
  isOver?: () => boolean;
};

/** Removes items in batches of 100, so that a run that is interrupted has removed some of them; false when it was over early. */
export const removeByPrefix = async (
  pk: string,
  prefix: string,
  { businessId, keeps = () => false, isOver = () => false }: Filter = {},
) => {
  let batch: Key[] = [];
  for await (const key of keysByPrefix(pk, prefix, businessId)) {
    if (keeps(key.sk)) continue;
    batch.push(key);
    if (batch.length < 100) continue;
    await table.removeMany(batch);
    batch = [];
    // After a batch, so that even the shortest run gets on.
    if (isOver()) return false;
  }
  await table.removeMany(batch);
  return true;
};
