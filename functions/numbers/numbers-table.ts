import { entryIdOf, NumberEntry } from '#shared/domain/numbers/known-numbers.ts';
import { writeForBusiness } from '../lib/business-writes-table.ts';
import type { AccountId } from '../lib/ids.ts';
import { numberKey, numberPrefix, ownerPartition } from '../lib/keys.ts';
import { table } from '../lib/table.ts';

/** Everything kept about the numbers of a business of this owner. */
export const listNumberEntries = async (
  accountId: AccountId,
  businessId: string,
  { consistent = false }: { consistent?: boolean } = {},
) => {
  const entries: NumberEntry[] = [];
  const all = table.each({
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
    ExpressionAttributeValues: {
      ':pk': ownerPartition(accountId),
      ':prefix': numberPrefix(businessId),
    },
    ...(consistent && { ConsistentRead: true }),
  });
  for await (const item of all) entries.push(NumberEntry.parse(item));
  return entries;
};

/** An entry to store. `unlessTyped` keeps what the owner typed, but for the value it names; `unlessKnown` keeps any value. */
export type NumberWrite = {
  entry: NumberEntry;
  unlessTyped?: { but: string | undefined };
  unlessKnown?: boolean;
};

const putOf = (accountId: AccountId, { entry, unlessTyped, unlessKnown }: NumberWrite) => ({
  Put: {
    TableName: table.name,
    Item: { ...numberKey(accountId, entry.business_id, entryIdOf(entry)), ...entry },
    ...(unlessTyped && {
      ConditionExpression:
        'attribute_not_exists(pk) OR attribute_not_exists(#entry.#value) OR #entry.#source <> :owner OR #entry.#value = :but',
      ExpressionAttributeNames: { '#entry': 'entry', '#source': 'source', '#value': 'value' },
      ExpressionAttributeValues: { ':owner': 'owner', ':but': unlessTyped.but ?? null },
    }),
    ...(unlessKnown && {
      ConditionExpression: 'attribute_not_exists(pk) OR attribute_not_exists(#entry.#value)',
      ExpressionAttributeNames: { '#entry': 'entry', '#value': 'value' },
    }),
  },
});

/** Stores entries of one business, all or none: none when the business is gone, or when a typed value is not the one to be replaced. */
export const saveNumberEntries = async (
  accountId: AccountId,
  businessId: string,
  writes: readonly NumberWrite[],
): Promise<'saved' | 'no-business' | 'changed'> => {
  const outcome = await writeForBusiness(
    accountId,
    businessId,
    writes.map((write) => putOf(accountId, write)),
  );
  return outcome === 'refused' ? 'changed' : outcome;
};

/** Forgets one entry for good; answers whether it was there. */
export const removeNumberEntry = async (
  accountId: AccountId,
  businessId: string,
  entryId: string,
) => (await table.remove(numberKey(accountId, businessId, entryId))) !== undefined;
