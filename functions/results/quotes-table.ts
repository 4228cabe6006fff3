import { isUnexpired } from '#shared/domain/lib/item-expiry.ts';
import { FollowedQuote } from '#shared/domain/results/followed-quote-schema.ts';
import { quoteResults } from '#shared/domain/results/quote-rules.ts';
import type { PromptSource } from '../history/prompt-counts-table.ts';
import type { AccountId } from '../lib/account-and-person-ids.ts';
import type { Item } from '../lib/keys/key-and-item.ts';
import { ownerPartition } from '../lib/keys/owner-item-keys.ts';
import { quoteKey, quotePrefix } from '../lib/keys/results-keys.ts';
import { table } from '../lib/table.ts';
import { type WriteOutcome, writeForBusiness } from '../lib/writes/business-writes-table.ts';
import { countWrites } from './results-table.ts';

/** So many days a quote stays after its follow-up was sent; its counts stay with the business. */
const keptDays = 400;
/** A page and a check-in look at so many at most. */
const listLimit = 100;

/** A quote with what only the server reads: the prompt whose draft was sent, for the counts of prompts. */
export type StoredQuote = FollowedQuote & { readonly source: PromptSource };

const toStored = (item: Item): StoredQuote => ({
  ...FollowedQuote.parse(item),
  source: item.source as PromptSource,
});

/** A quote as an item of the table, or undefined when it has expired. */
export const storedQuote = (item: Item, now: Date): FollowedQuote | undefined =>
  isUnexpired(item as { ttl?: number }, now) ? FollowedQuote.parse(item) : undefined;

/** The quotes of a business that were followed up, the newest first. */
export const listQuotes = async (accountId: AccountId, businessId: string, now: Date) => {
  const { items } = await table.query({
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
    ExpressionAttributeValues: {
      ':pk': ownerPartition(accountId),
      ':prefix': quotePrefix(businessId),
    },
    ScanIndexForward: false,
    Limit: listLimit,
    // The page reads again after each change.
    ConsistentRead: true,
  });
  return items.flatMap((item) => storedQuote(item, now) ?? []);
};

/** One quote, or undefined when there is none or it has expired. */
export const findQuote = async (
  accountId: AccountId,
  businessId: string,
  id: string,
  now: Date,
) => {
  const item = await table.get(quoteKey(accountId, businessId, id), { consistent: true });
  return item && isUnexpired(item as { ttl?: number }, now) ? toStored(item) : undefined;
};

const asSeen = ({ outcome, said_on }: FollowedQuote) => ({
  ConditionExpression: 'outcome = :outcome AND said_on = :said',
  ExpressionAttributeValues: { ':outcome': outcome, ':said': said_on },
});

/**
 * Stores a quote in the place of the one that was seen, removes it when `after` is undefined, and counts the change in
 * the same write; `refused` when it was changed meanwhile.
 */
export const changeQuote = (
  accountId: AccountId,
  { before, after }: { before?: StoredQuote | undefined; after?: StoredQuote | undefined },
): Promise<WriteOutcome> => {
  const quote = after ?? before;
  if (!quote) return Promise.resolve('saved');
  const { business_id, id, sent_on } = quote;
  const key = quoteKey(accountId, business_id, id);
  const condition = before ? asSeen(before) : { ConditionExpression: 'attribute_not_exists(pk)' };
  const ttl = Math.floor(Date.parse(sent_on) / 1000) + keptDays * 86_400;
  return writeForBusiness(accountId, business_id, [
    after
      ? { Put: { TableName: table.name, Item: { ...key, ...after, ttl }, ...condition } }
      : { Delete: { TableName: table.name, Key: key, ...condition } },
    ...countWrites(accountId, business_id, quoteResults(before, after)),
  ]);
};
