import { type Addition, sumByPeriod } from '#shared/domain/results/additions.ts';
import { answererIds, ResultCounts } from '#shared/domain/results/result-counts.ts';
import { writeForBusiness } from '../lib/business-writes-table.ts';
import type { AccountId } from '../lib/ids.ts';
import { type Item, resultKey } from '../lib/keys.ts';
import { log } from '../lib/log.ts';
import { table } from '../lib/table.ts';

type Writes = Parameters<typeof writeForBusiness>[2];

/** The writes that add events to the counts of their months and weeks, for the transaction that stores what happened. */
export const countWrites = (
  accountId: AccountId,
  businessId: string,
  additions: readonly Addition[],
): Writes =>
  sumByPeriod(additions).map(({ period, counts }) => {
    const counters = Object.entries(counts);
    return {
      Update: {
        TableName: table.name,
        Key: resultKey(accountId, businessId, period),
        UpdateExpression: `SET business_id = :business, #period = :period ADD ${counters
          .map((_, nth) => `#c${nth} :c${nth}`)
          .join(', ')}`,
        ExpressionAttributeNames: {
          '#period': 'period',
          ...Object.fromEntries(counters.map(([counter], nth) => [`#c${nth}`, counter])),
        },
        ExpressionAttributeValues: {
          ':business': businessId,
          ':period': period,
          ...Object.fromEntries(counters.map(([, by], nth) => [`:c${nth}`, by])),
        },
      },
    };
  });

/** Counts events whose own write is no transaction, at most once and while the business exists; never fails. */
export const countResults = async (
  accountId: AccountId,
  businessId: string,
  additions: readonly Addition[],
) => {
  try {
    await writeForBusiness(accountId, businessId, countWrites(accountId, businessId, additions));
  } catch (error) {
    log.warn('not counted', error as Error);
  }
};

/** Taking back what was counted in another time zone may leave less than nothing. */
const countIn = (item: Item, counter: string) => Math.max(0, Number(item[counter] ?? 0));

const amountsIn = (item: Item, prefix: string) =>
  Object.fromEntries(
    Object.keys(item)
      .filter((name) => name.startsWith(prefix))
      .flatMap((name) => {
        const amount = countIn(item, name);
        return amount > 0 ? [[name.slice(prefix.length), amount]] : [];
      }),
  );

/** The counts of an item of the table. */
export const storedResults = (item: Item): ResultCounts =>
  ResultCounts.parse({
    period: item.period,
    reminders: countIn(item, 'reminders'),
    paid: countIn(item, 'paid'),
    came_in: amountsIn(item, 'came_in_'),
    quotes_followed: countIn(item, 'quotes_followed'),
    quotes_won: countIn(item, 'quotes_won'),
    quotes_lost: countIn(item, 'quotes_lost'),
    tasks_done: countIn(item, 'tasks_done'),
    questions: Object.fromEntries(
      answererIds.flatMap((id) => {
        const asked = countIn(item, `questions_${id}`);
        return asked > 0 ? [[id, asked]] : [];
      }),
    ),
  });

/** The counts of some periods of a business in their order, with zeros where nothing was counted; one read for up to 100. */
export const resultsOf = async (
  accountId: AccountId,
  businessId: string,
  periods: readonly string[],
): Promise<ResultCounts[]> => {
  const items = await table.getMany(
    periods.map((period) => resultKey(accountId, businessId, period)),
  );
  const byPeriod = new Map(items.map((item) => [item.period, item]));
  return periods.map((period) =>
    storedResults(byPeriod.get(period) ?? { ...resultKey(accountId, businessId, period), period }),
  );
};
