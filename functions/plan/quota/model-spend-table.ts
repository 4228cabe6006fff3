import { countsKind, dayOf } from '#shared/domain/admin/stats.ts';
import { isFarFromLimit, type ModelSpend } from '#shared/domain/plan/model-cost.ts';
import { type Item, statsKey } from '../../lib/keys.ts';
import { log } from '../../lib/log.ts';
import { table } from '../../lib/table.ts';

/**
 * What the stage spends on the model, in the counters of the day: the write that counts a question adds its cost, and its
 * answer tells this process the sum of all.
 */
const names = { microdollars: 'model_microdollars', extraDollars: 'model_extra_dollars' } as const;
const keyOfDay = (day: string) => statsKey(day, countsKind);

/** How long a sum that is far from the limit may be used without a read, in ms. */
const knownMs = 30_000;
let known: { spend: ModelSpend; at: number } | undefined;

const spendOf = (day: string, item: Partial<Item> | undefined): ModelSpend => ({
  day,
  microdollars: Number(item?.[names.microdollars] ?? 0),
  extraDollars: Number(item?.[names.extraDollars] ?? 0),
});

/** Adds the cost of one call to the model, and one to each of `counters` of the day; never fails. */
export const recordModelCall = async (
  { microdollars, counters }: { microdollars: number; counters: readonly string[] },
  now: Date,
) => {
  const day = dayOf(now);
  try {
    const item = await table.update(keyOfDay(day), {
      UpdateExpression: `ADD ${['#spent :spent', ...counters.map((_, nth) => `#c${nth} :one`)].join(', ')}`,
      ExpressionAttributeNames: {
        '#spent': names.microdollars,
        ...Object.fromEntries(counters.map((counter, nth) => [`#c${nth}`, counter])),
      },
      ExpressionAttributeValues: {
        ':spent': microdollars,
        ...(counters.length && { ':one': 1 }),
      },
    });
    known = { spend: spendOf(day, item), at: now.getTime() };
  } catch (error) {
    log.warn('not counted', error as Error);
  }
};

/**
 * What was spent on the day of `now`: as this process learned it less than half a minute ago while that was far from the
 * limit, else as stored.
 */
export const readModelSpend = async (now: Date, dailyDollars: number): Promise<ModelSpend> => {
  const day = dayOf(now);
  const isRecent = known && known.spend.day === day && now.getTime() - known.at < knownMs;
  if (known && isRecent && isFarFromLimit(known.spend, dailyDollars)) return known.spend;
  return storedModelSpend(now);
};

/** What was spent on the day of `now`, read from the table. */
export const storedModelSpend = async (now: Date): Promise<ModelSpend> => {
  const day = dayOf(now);
  return spendOf(day, await table.get(keyOfDay(day)));
};

/** Adds dollars to the limit of the day of `now`; returns what was spent and added so far. */
export const raiseModelLimit = async (dollars: number, now: Date): Promise<ModelSpend> => {
  const day = dayOf(now);
  const item = await table.update(keyOfDay(day), {
    UpdateExpression: 'ADD #extra :dollars',
    ExpressionAttributeNames: { '#extra': names.extraDollars },
    ExpressionAttributeValues: { ':dollars': dollars },
  });
  return spendOf(day, item);
};
