import { type Key, table } from '../lib/table.ts';

const owner = (sub: string) => `USER#${sub}`;

/** Removes everything a user owns except the account itself: businesses, chats, turns, memory and counters. */
export const purgeOwner = async (sub: string) => {
  await removeWhere(owner(sub), '', ({ sk }) => sk !== 'ACCOUNT');
};

/** Removes what belongs to one business of a user: its chats with their turns, and what the helpers know of it. */
export const purgeBusiness = async (sub: string, businessId: string) => {
  const pk = owner(sub);
  const chats = new Set<string>();
  for await (const { sk } of keysOf(pk, 'CHAT#', businessId)) chats.add(sk.slice('CHAT#'.length));
  for (const chat of chats) await removeWhere(pk, `TURN#${chat}#`);
  await removeWhere(pk, `KNOWS#${businessId}#`);
  // The headers go last: an interrupted purge finds them, and so the turns, again.
  await table.removeMany([...chats].map((chat) => ({ pk, sk: `CHAT#${chat}` })));
};

/** The keys under a prefix, those of one business if one is given. */
const keysOf = (pk: string, prefix: string, businessId?: string) =>
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

/** Page by page, so that it gets somewhere even when there is more than one run can remove. */
const removeWhere = async (
  pk: string,
  prefix: string,
  wanted: (key: Key) => boolean = () => true,
) => {
  let batch: Key[] = [];
  for await (const key of keysOf(pk, prefix)) {
    if (!wanted(key)) continue;
    batch.push(key);
    if (batch.length < 100) continue;
    await table.removeMany(batch);
    batch = [];
  }
  await table.removeMany(batch);
};
