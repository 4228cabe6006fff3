import { createHash } from 'node:crypto';
import { Receivable } from '#shared/domain/connections/receivable.ts';
import { paidDays } from '#shared/domain/connections/receivable-limits.ts';
import { reminderResultCounts } from '#shared/domain/connections/reminder-result-counts.ts';
import { isUnexpired } from '#shared/domain/lib/item-expiry.ts';
import type { AccountId } from '../../lib/account-and-person-ids.ts';
import { receivableKey, receivablePrefix } from '../../lib/keys/connection-keys.ts';
import type { Item } from '../../lib/keys/key-and-item.ts';
import { ownerPartition } from '../../lib/keys/owner-item-keys.ts';
import { table } from '../../lib/table.ts';
import { type WriteOutcome, writeForBusiness } from '../../lib/writes/business-writes-table.ts';
import { countWrites } from '../../results/results-table.ts';

/** The id of an invoice from what tells it apart, so that the same invoice of a later file is the same item. */
export const receivableId = (key: string) =>
  BigInt(`0x${createHash('sha256').update(key).digest('hex')}`)
    .toString(36)
    .padStart(50, '0')
    .slice(0, 26);

/** An invoice as an item of the table, or undefined when it has expired. */
export const storedReceivable = (item: Item, now: Date): Receivable | undefined =>
  isUnexpired(item as { ttl?: number }, now) ? Receivable.parse(item) : undefined;

/** The invoices of a business, the longest due first. */
export const listReceivables = async (
  accountId: AccountId,
  businessId: string,
  now: Date,
  // The page reads again after each change.
  { consistent = true }: { consistent?: boolean } = {},
): Promise<Receivable[]> => {
  const found: Receivable[] = [];
  const all = table.each({
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
    ExpressionAttributeValues: {
      ':pk': ownerPartition(accountId),
      ':prefix': receivablePrefix(businessId),
    },
    ...(consistent && { ConsistentRead: true }),
  });
  for await (const item of all) found.push(...[storedReceivable(item, now) ?? []].flat());
  return found.toSorted((a, b) => ((a.due ?? a.issued) < (b.due ?? b.issued) ? -1 : 1));
};

const putOf = (accountId: AccountId, one: Receivable) => ({
  Put: {
    TableName: table.name,
    Item: {
      ...receivableKey(accountId, one.business_id, one.id),
      ...one,
      ...(one.paid && { ttl: Math.floor(Date.parse(one.paid) / 1000) + paidDays * 86_400 }),
    },
  },
});

/** A transaction takes a hundred writes, some of which are the check of the business and the counts of months and weeks. */
const together = 90;

/**
 * Stores invoices while the account owns the business, and counts what changed against `kept`; a run that is cut short has
 * stored and counted the first of them.
 */
export const saveReceivables = async (
  accountId: AccountId,
  businessId: string,
  all: readonly Receivable[],
  kept: readonly Receivable[],
): Promise<WriteOutcome> => {
  const before = new Map(kept.map((one) => [one.id, one]));
  for (let at = 0; at < all.length || at === 0; at += together) {
    const part = all.slice(at, at + together);
    const changes = part.map((after) => ({ before: before.get(after.id), after }));
    const writes = part.map((one) => putOf(accountId, one));
    const counts = countWrites(accountId, businessId, reminderResultCounts(changes));
    const outcome = await writeForBusiness(accountId, businessId, [...writes, ...counts]);
    if (outcome !== 'saved') return outcome;
  }
  return 'saved';
};

/** Stores a change of one invoice and counts it, unless somebody has changed the invoice since it was read. */
export const saveChanged = (
  accountId: AccountId,
  before: Receivable,
  after: Receivable,
): Promise<WriteOutcome> => {
  const { Put } = putOf(accountId, after);
  const isAsRead = {
    ConditionExpression: [
      'paid = :paid AND size(reminders) = :reminders AND size(notes) = :notes',
      ...before.notes.map((_, nth) => `notes[${nth}].#text = :note${nth}`),
    ].join(' AND '),
    ...(before.notes.length > 0 && { ExpressionAttributeNames: { '#text': 'text' } }),
    ExpressionAttributeValues: {
      ':paid': before.paid,
      ':reminders': before.reminders.length,
      ':notes': before.notes.length,
      ...Object.fromEntries(before.notes.map(({ text }, nth) => [`:note${nth}`, text])),
    },
  };
  const counts = countWrites(
    accountId,
    after.business_id,
    reminderResultCounts([{ before, after }]),
  );
  return writeForBusiness(accountId, after.business_id, [
    { Put: { ...Put, ...isAsRead } },
    ...counts,
  ]);
};

/** One invoice, or undefined when there is none or it has expired. */
export const findReceivable = async (
  accountId: AccountId,
  businessId: string,
  id: string,
  now: Date,
) => {
  const item = await table.get(receivableKey(accountId, businessId, id), { consistent: true });
  return item && storedReceivable(item, now);
};

/** Forgets invoices for good. */
export const removeReceivables = (accountId: AccountId, all: readonly Receivable[]) =>
  table.removeMany(all.map(({ business_id, id }) => receivableKey(accountId, business_id, id)));
