import { type ResultAddition, sumBySlice } from '#shared/domain/results/result-additions.ts';
import { answererIds, BusinessResults } from '#shared/domain/results/result-counts-schemas.ts';
import { businessIdsOf } from '../account/account-table.ts';
import type { AccountId } from '../lib/account-and-person-ids.ts';
import { accountKey } from '../lib/keys/account-keys.ts';
import type { Item, Key } from '../lib/keys/key-and-item.ts';
import { ownerPartition } from '../lib/keys/owner-item-keys.ts';
import { resultKey, resultPrefix } from '../lib/keys/results-keys.ts';
import { log } from '../lib/log.ts';
import { table } from '../lib/table.ts';
import type { writeForBusiness } from '../lib/writes/business-writes-table.ts';
import { blockedBy } from '../lib/writes/conditional-write.ts';

/** The parts of an update that adds to the counts of one slice. */
const additionOf = (
  businessId: string,
  { slice, counts }: ReturnType<typeof sumBySlice>[number],
  more: Readonly<Record<string, string>> = {},
) => {
  const counters = Object.entries(counts);
  const fields = Object.entries({ business_id: businessId, ...slice, ...more });
  const named = (entries: readonly (readonly [string, unknown])[], sign: string) =>
    entries.map(([name]) => `#${name} ${sign}:${name}`).join(', ');
  return {
    UpdateExpression: `SET ${named(fields, '= ')} ADD ${named(counters, '')}`,
    ExpressionAttributeNames: Object.fromEntries(
      [...fields, ...counters].map(([name]) => [`#${name}`, name]),
    ),
    ExpressionAttributeValues: Object.fromEntries(
      [...fields, ...counters].map(([name, value]) => [`:${name}`, value]),
    ),
  };
};

/** The writes that add events to what is counted, for the transaction that stores what happened. */
export const countWrites = (
  accountId: AccountId,
  businessId: string,
  additions: readonly ResultAddition[],
): Parameters<typeof writeForBusiness>[2] =>
  sumBySlice(additions).map((sum) => ({
    Update: {
      TableName: table.name,
      Key: resultKey(accountId, businessId, sum.slice),
      ...additionOf(businessId, sum),
    },
  }));

/** Deleting a business takes its id from the account before it removes the items: what is written after that is removed here. */
const removeIfGone = async (accountId: AccountId, businessId: string, key: Key) => {
  const account = await table.get(accountKey(accountId), { consistent: true });
  if (!account || !businessIdsOf(account).has(businessId)) await table.removeMany([key]);
};

/**
 * Counts one answered question, without a transaction, because a question uses none; a repeated request adds nothing, and
 * the counts of a business that is gone do not come back. Never fails.
 */
export const countQuestion = async (
  accountId: AccountId,
  businessId: string,
  { messageId, ...addition }: ResultAddition & { messageId: string },
) => {
  try {
    for (const sum of sumBySlice([addition])) {
      const key = resultKey(accountId, businessId, sum.slice);
      let before: Item | undefined;
      const blocker = await blockedBy(async () => {
        before = await table.update(key, {
          ...additionOf(businessId, sum, { last_question: messageId }),
          ConditionExpression:
            'attribute_not_exists(#last_question) OR #last_question <> :last_question',
          ReturnValues: 'UPDATED_OLD',
        });
      });
      if (!blocker && !before) await removeIfGone(accountId, businessId, key);
    }
  } catch (error) {
    log.warn('not counted', error as Error);
  }
};

/** Taking back what was counted in another time zone may leave less than nothing. */
const countIn = (item: Item, counter: string) => Math.max(0, Number(item[counter] ?? 0));

/** The counts whose names begin alike, by the rest of their names; only what is more than nothing. */
const countsWith = (item: Item, prefix: string) =>
  Object.fromEntries(
    Object.keys(item)
      .filter((name) => name.startsWith(prefix) && countIn(item, name) > 0)
      .map((name) => [name.slice(prefix.length), countIn(item, name)]),
  );

/** The counts of an item of the table. */
export const storedResults = (item: Item): BusinessResults => {
  const questions = countsWith(item, 'questions_');
  return BusinessResults.parse({
    business_id: item.business_id,
    month: item.month,
    week: item.week,
    reminders: countIn(item, 'reminders'),
    paid: countIn(item, 'paid'),
    came_in: countsWith(item, 'came_in_'),
    quotes_followed: countIn(item, 'quotes_followed'),
    quotes_won: countIn(item, 'quotes_won'),
    quotes_lost: countIn(item, 'quotes_lost'),
    worth_won: countsWith(item, 'worth_won_'),
    reviews_answered: countIn(item, 'reviews_answered'),
    tasks_done: countIn(item, 'tasks_done'),
    posts: countIn(item, 'posts'),
    questions: Object.fromEntries(
      answererIds.flatMap((id) => (questions[id] ? [[id, questions[id]]] : [])),
    ),
  });
};

/** What was counted of a business from one month through another. */
export const resultsBetween = async (
  accountId: AccountId,
  businessId: string,
  [from, to]: readonly [string, string],
): Promise<BusinessResults[]> => {
  const found: BusinessResults[] = [];
  const prefix = resultPrefix(businessId);
  const all = table.each({
    KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
    ExpressionAttributeValues: {
      ':pk': ownerPartition(accountId),
      ':from': prefix + from,
      // A tilde sorts after every week.
      ':to': `${prefix}${to}#~`,
    },
  });
  for await (const item of all) found.push(storedResults(item));
  return found;
};
