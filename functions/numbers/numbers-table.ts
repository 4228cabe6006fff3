import { entryIdOf, keptValueOf, NumberEntry } from '#shared/domain/numbers/number-entries.ts';
import type { AccountId } from '../lib/account-and-person-ids.ts';
import { numberKey, numberPrefix } from '../lib/keys/numbers-keys.ts';
import { ownerPartition } from '../lib/keys/owner-item-keys.ts';
import { table } from '../lib/table.ts';
import { writeForBusiness } from '../lib/writes/business-writes-table.ts';

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

/**
 * An entry to store. `unlessTyped` keeps what the owner typed, but for the value it names; `unlessKnown` keeps any value;
 * `seen` keeps any value but the one that was seen (null for none) and the one that is stored.
 */
export type NumberWrite = {
  entry: NumberEntry;
  unlessTyped?: { but: string | undefined };
  unlessKnown?: boolean;
  seen?: string | null | undefined;
};

const valueName = { '#entry': 'entry', '#value': 'value' };

/** The condition that a value is as it was seen, or is the one that is to be stored. */
const asSeen = (seen: string | null, wanted: string | null) => ({
  ConditionExpression:
    seen === null
      ? 'attribute_not_exists(#entry.#value) OR #entry.#value = :wanted'
      : '#entry.#value IN (:wanted, :seen)',
  ExpressionAttributeNames: valueName,
  ExpressionAttributeValues: { ':wanted': wanted, ...(seen !== null && { ':seen': seen }) },
});

const putOf = (accountId: AccountId, { entry, unlessTyped, unlessKnown, seen }: NumberWrite) => ({
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
      ExpressionAttributeNames: valueName,
    }),
    ...(seen !== undefined && asSeen(seen, keptValueOf(entry))),
  },
});

/** Whether a stored entry refuses a write of the same one, as the conditions of the write have it. */
export const refuses = (
  stored: NumberEntry,
  { entry, unlessTyped, unlessKnown, seen }: NumberWrite,
): boolean => {
  const value = keptValueOf(stored);
  if (entryIdOf(stored) !== entryIdOf(entry) || value === null) return false;
  if (unlessKnown) return true;
  if (unlessTyped)
    return stored.kind === 'number' && stored.entry.source === 'owner' && value !== unlessTyped.but;
  return seen !== undefined && value !== seen && value !== keptValueOf(entry);
};

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
