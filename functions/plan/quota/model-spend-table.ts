import { countsKind } from '#shared/domain/admin/account-tallies.ts';
import { dayOf } from '#shared/domain/lib/utc-day.ts';
import {
  type AccountSpend,
  isPayer,
  type Spender,
  spenderCounter,
  spenderOf,
} from '#shared/domain/plan/account-spend.ts';
import type { Entitlement } from '#shared/domain/plan/entitlement.ts';
import {
  isFarFromLimit,
  type ModelBudget,
  type ModelSpend,
} from '#shared/domain/plan/stage-model-budget.ts';
import type { AccountId } from '../../lib/account-and-person-ids.ts';
import { config } from '../../lib/config.ts';
import { statsKey } from '../../lib/keys/admin-keys.ts';
import type { Item } from '../../lib/keys/key-and-item.ts';
import { spendKey } from '../../lib/keys/plan-keys.ts';
import { log } from '../../lib/log.ts';
import { table } from '../../lib/table.ts';
import { rankSpender } from './top-spenders-table.ts';

/**
 * What the stage spends on the model, in the counters of the day: the write that counts a question adds its cost, and its
 * answer tells this process the sum of all.
 */
const names = {
  microdollars: 'model_microdollars',
  unpaid: 'model_unpaid_microdollars',
  extraDollars: 'model_extra_dollars',
} as const;
const keyOfDay = (day: string) => statsKey(day, countsKind);

/** What the stage may spend in a day. */
export const modelBudget: ModelBudget = {
  dailyDollars: config.MODEL_DAILY_DOLLARS,
  reservedShare: config.MODEL_RESERVED_SHARE,
};

/** How long a sum that is far from the limit may be used without a read, in ms. */
const knownMs = 30_000;
let known: { spend: ModelSpend; at: number } | undefined;

const spendOf = (day: string, item: Partial<Item> | undefined): ModelSpend => ({
  day,
  microdollars: Number(item?.[names.microdollars] ?? 0),
  unpaidMicrodollars: Number(item?.[names.unpaid] ?? 0),
  extraDollars: Number(item?.[names.extraDollars] ?? 0),
});

/** Who a call to the model is for; undefined for one of the stage itself, as when an admin tries a prompt. */
export type Spending = { accountId: AccountId; isPayer: boolean; spender: Spender } | undefined;

/** Who a call to the model is for, by what the owner may use now. */
export const spendingOf = (
  accountId: AccountId,
  entitlement: Pick<Entitlement, 'plan' | 'is_trial'>,
): NonNullable<Spending> => ({
  accountId,
  isPayer: isPayer(entitlement),
  spender: spenderOf(entitlement),
});

type ModelCall = { microdollars: number; counters: readonly string[]; spending: Spending };

/** Adds a call to the model to the account and the stage it is for, whatever came of it, and one to each of `counters` of the day; never fails. */
export const recordModelCall = async (call: ModelCall, now: Date) => {
  const results = await Promise.allSettled([
    recordForStage(call, now),
    recordForAccount(call, now),
  ]);
  for (const result of results)
    if (result.status === 'rejected') log.warn('not counted', result.reason as Error);
};

const recordForStage = async ({ microdollars, counters, spending }: ModelCall, now: Date) => {
  const day = dayOf(now);
  const sums = {
    '#spent': names.microdollars,
    ...(spending && { '#plan': spenderCounter(spending.spender) }),
    ...(spending && !spending.isPayer && { '#unpaid': names.unpaid }),
  };
  const added = [
    ...Object.keys(sums).map((sum) => `${sum} :spent`),
    ...counters.map((_, nth) => `#c${nth} :one`),
  ];
  const item = await table.update(keyOfDay(day), {
    UpdateExpression: `ADD ${added.join(', ')}`,
    ExpressionAttributeNames: {
      ...sums,
      ...Object.fromEntries(counters.map((counter, nth) => [`#c${nth}`, counter])),
    },
    ExpressionAttributeValues: { ':spent': microdollars, ...(counters.length && { ':one': 1 }) },
  });
  known = { spend: spendOf(day, item), at: now.getTime() };
};

/** How long the sums of a day stay with an account, in seconds: until no clock takes that day for today. */
const keptSeconds = 3 * 86_400;

const recordForAccount = async ({ microdollars, spending }: ModelCall, now: Date) => {
  if (!spending) return;
  const item = await table.update(spendKey(spending.accountId, dayOf(now)), {
    UpdateExpression: 'SET #ttl = :ttl ADD microdollars :spent, calls :one',
    ExpressionAttributeNames: { '#ttl': 'ttl' },
    ExpressionAttributeValues: {
      ':spent': microdollars,
      ':one': 1,
      ':ttl': Math.ceil(now.getTime() / 1000) + keptSeconds,
    },
    ReturnValues: 'UPDATED_NEW',
  });
  await rankSpender(spending.accountId, accountSpendOf(item).microdollars, microdollars, now);
};

/** The sums of an account on one day, from their item. */
export const accountSpendOf = (item: Partial<Item> | undefined): AccountSpend => ({
  microdollars: Number(item?.microdollars ?? 0),
  calls: Number(item?.calls ?? 0),
});

/** What an account spent on the day of `now`. */
export const readAccountSpend = async (accountId: AccountId, now: Date) =>
  accountSpendOf(await table.get(spendKey(accountId, dayOf(now))));

/**
 * What was spent on the day of `now`: as this process learned it less than half a minute ago while that was far from the
 * limits, else as stored.
 */
export const readModelSpend = async (now: Date): Promise<ModelSpend> => {
  const day = dayOf(now);
  const isRecent = known && known.spend.day === day && now.getTime() - known.at < knownMs;
  if (known && isRecent && isFarFromLimit(known.spend, modelBudget)) return known.spend;
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
