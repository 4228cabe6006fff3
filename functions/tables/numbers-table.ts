import { Problem } from '#shared/contract/problem.ts';
import { entryIdOf, NumberEntry } from '#shared/domain/numbers/known.ts';
import { accountKey, numberKey, numberPrefix, ownerPartition } from '../lib/keys.ts';
import { table, transactionRefused } from '../lib/table.ts';

/** Everything kept about the numbers of a business of this owner. */
export const listNumberEntries = async (
  sub: string,
  businessId: string,
  { consistent = false }: { consistent?: boolean } = {},
) => {
  const entries: NumberEntry[] = [];
  const all = table.each({
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
    ExpressionAttributeValues: { ':pk': ownerPartition(sub), ':prefix': numberPrefix(businessId) },
    ...(consistent && { ConsistentRead: true }),
  });
  for await (const item of all) entries.push(NumberEntry.parse(item));
  return entries;
};

/** An entry to store. `unlessTyped` keeps what the owner typed, but for the value it names. */
export type NumberWrite = { entry: NumberEntry; unlessTyped?: { but: string | undefined } };

const putOf = (sub: string, { entry, unlessTyped }: NumberWrite) => ({
  Put: {
    TableName: table.name,
    Item: { ...numberKey(sub, entry.business_id, entryIdOf(entry)), ...entry },
    ...(unlessTyped && {
      ConditionExpression:
        'attribute_not_exists(pk) OR #entry.#source <> :owner OR #entry.#value = :but',
      ExpressionAttributeNames: { '#entry': 'entry', '#source': 'source', '#value': 'value' },
      ExpressionAttributeValues: { ':owner': 'owner', ':but': unlessTyped.but ?? null },
    }),
  },
});

/** Holds while the business is the owner's: deleting takes the id from the account before anything else. */
const stillOwned = (sub: string, businessId: string) => ({
  ConditionCheck: {
    TableName: table.name,
    Key: accountKey(sub),
    ConditionExpression: 'contains(business_ids, :business)',
    ExpressionAttributeValues: { ':business': businessId },
  },
});

const attempts = 4;

/** Stores entries of one business, all or none: none when the business is gone, or when a typed value is not the one to be replaced. */
export const saveNumberEntries = async (
  sub: string,
  businessId: string,
  writes: readonly NumberWrite[],
): Promise<'saved' | 'no-business' | 'changed'> => {
  const parts = [stillOwned(sub, businessId), ...writes.map((write) => putOf(sub, write))];
  for (let attempt = 1; ; attempt++) {
    try {
      await table.transact(parts);
      return 'saved';
    } catch (error) {
      const codes = transactionRefused(error);
      if (!codes) throw error;
      const [owner, ...others] = codes;
      if (owner === 'ConditionalCheckFailed') return 'no-business';
      if (others.includes('ConditionalCheckFailed')) return 'changed';
      // Another write to the account was in the way for a moment.
      if (attempt === attempts) throw new Problem('unavailable', undefined, { cause: error });
    }
  }
};

/** Forgets one entry for good; answers whether it was there. */
export const removeNumberEntry = async (sub: string, businessId: string, entryId: string) =>
  (await table.remove(numberKey(sub, businessId, entryId))) !== undefined;
