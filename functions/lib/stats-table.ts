import type { Account } from '#shared/domain/account/account.ts';
import {
  countsKind,
  difference,
  isUncounted,
  type Tally,
  tallyAfterRemoval,
  tallyOf,
} from '#shared/domain/admin/account-tallies.ts';
import {
  type EndReason,
  endedCounter,
  growthKind,
  sourceKindPrefix,
} from '#shared/domain/admin/growth.ts';
import { healthKind } from '#shared/domain/admin/health-counters.ts';
import { monthOf } from '#shared/domain/lib/months.ts';
import { dayOf } from '#shared/domain/lib/utc-day.ts';
import { isPaying } from '#shared/domain/plan/paying-subscription.ts';
import { isAdSignup } from '#shared/domain/site/signup-tracking.ts';
import { type Key, statsKey, statsScope } from './keys.ts';
import { log } from './log.ts';
import { table } from './table.ts';

/** One item per day and one for the total, so that an overview of 30 days is one read of about 40 small items. */
const key = (scope: string, kind: string = countsKind) => statsKey(scope, kind);
const conversionKey = ({ id, created_at }: Pick<Account, 'id' | 'created_at'>) =>
  key('ads', `${created_at}#${id}`);

/** Counts a new account; never fails. */
export const countSignup = (account: Account) =>
  ignoreFailure(async () => {
    const conversion = isAdSignup(account) && !isUncounted(account);
    await Promise.all([
      add(tallyOf(account)),
      conversion && table.put({ ...conversionKey(account), account_id: account.id }),
    ]);
  });

/** Updates the counters after a change of an account; never fails. */
export const moveCounters = (before: Account, after: Account) =>
  ignoreFailure(() => add(difference(tallyOf(before), tallyOf(after))));

/** Adds an account to the list of sign-ups from ads, or removes it, after its test mark has changed; never fails. */
export const updateConversion = (account: Account) =>
  ignoreFailure(async () => {
    if (!isAdSignup(account)) return;
    if (isUncounted(account)) await table.remove(conversionKey(account));
    else await table.put({ ...conversionKey(account), account_id: account.id });
  });

/** Moves the entry of an account in the list of sign-ups from ads to another id; never fails. */
export const moveConversion = (account: Account, to: string) =>
  ignoreFailure(async () => {
    if (!isAdSignup(account) || isUncounted(account)) return;
    await table.put({ ...conversionKey({ ...account, id: to }), account_id: to });
    await table.remove(conversionKey(account));
  });

/** Takes a deleted account out of the counters, except its sign-up; never fails. */
export const countRemoval = (account: Account) =>
  ignoreFailure(async () => {
    if (isPaying(account.subscription)) await countEnd(account, 'account_deleted', new Date());
    await add(difference(tallyOf(account), tallyAfterRemoval(account)));
    if (isAdSignup(account)) await table.remove(conversionKey(account));
  });

/** Changes the number of suggestions by `by`, which is negative after a deletion; never fails. */
export const countSuggestions = (by: number) =>
  ignoreFailure(() => add([{ scope: 'total', kind: countsKind, counter: 'suggestions', by }]));

/** Counts the end of a paid plan in the month in which it ends; never fails. */
export const countEnd = (account: Account, reason: EndReason, now: Date) =>
  ignoreFailure(async () => {
    if (isUncounted(account)) return;
    await add([{ scope: monthOf(now), kind: growthKind, counter: endedCounter(reason), by: 1 }]);
  });

/** How many sources of a month are read; a link can name any. */
const mostSources = 200;

/** The counters of the sign-ups of some months by source. */
export const growthSourcesOf = async (months: readonly string[]) => {
  const pages = await Promise.all(
    months.map((month) =>
      table.query({
        KeyConditionExpression: 'pk = :month AND begins_with(sk, :prefix)',
        ExpressionAttributeValues: { ':month': key(month).pk, ':prefix': sourceKindPrefix },
        Limit: mostSources,
      }),
    ),
  );
  return pages.flatMap(({ items }) =>
    items.map(({ pk: _, sk, ...counters }) => ({
      source: sk.slice(sourceKindPrefix.length),
      counters: counters as Record<string, number>,
    })),
  );
};

/** What owners do with their week, in the counters of a day. */
export type WeekCounter = 'tasks_added' | 'tasks_done' | 'check_ins_opened';

/** Counts what an owner did, unless their account is left out of statistics; never fails. */
export const countWeek = (account: Account, counter: WeekCounter, by: number, now: Date) =>
  ignoreFailure(async () => {
    if (!isUncounted(account)) await add([{ scope: dayOf(now), kind: countsKind, counter, by }]);
  });

/**
 * Adds to the counters that say whether the product works, in the item of the day of `now`, and notes moments beside them;
 * never fails.
 */
export const countHealth = (
  counters: Readonly<Record<string, number>>,
  now: Date,
  moments: Readonly<Record<string, string>> = {},
) =>
  ignoreFailure(async () => {
    const added = Object.entries(counters);
    const noted = Object.entries(moments);
    if (!added.length && !noted.length) return;
    const names = [...added, ...noted].map(([name]) => name);
    const values = [...added, ...noted].map(([, value]) => value);
    const add = added.map((_, nth) => `#n${nth} :v${nth}`).join(', ');
    const set = noted
      .map((_, nth) => `#n${added.length + nth} = :v${added.length + nth}`)
      .join(', ');
    await table.update(key(dayOf(now), healthKind), {
      UpdateExpression: [add && `ADD ${add}`, set && `SET ${set}`].filter(Boolean).join(' '),
      ExpressionAttributeNames: Object.fromEntries(names.map((name, nth) => [`#n${nth}`, name])),
      ExpressionAttributeValues: Object.fromEntries(
        values.map((value, nth) => [`:v${nth}`, value]),
      ),
      ReturnValues: 'NONE',
    });
  });

/** A statistic may be off by one; a request must not fail because of it. */
const ignoreFailure = async (work: () => Promise<unknown>) => {
  try {
    await work();
  } catch (error) {
    log.warn('not counted', error as Error);
  }
};

const add = async (tallies: Tally[]) => {
  const items = Map.groupBy(tallies, ({ scope, kind }) => JSON.stringify(key(scope, kind)));
  await Promise.all(
    [...items].map(([id, parts]) =>
      table.update(JSON.parse(id) as Key, {
        UpdateExpression: `ADD ${parts.map((_, nth) => `#c${nth} :c${nth}`).join(', ')}`,
        ExpressionAttributeNames: Object.fromEntries(
          parts.map(({ counter }, nth) => [`#c${nth}`, counter]),
        ),
        ExpressionAttributeValues: Object.fromEntries(parts.map(({ by }, nth) => [`:c${nth}`, by])),
        ReturnValues: 'NONE',
      }),
    ),
  );
};

/** The counters of up to 100 scopes (days such as `2026-11-20`, or `total`) by scope, in one read; scopes without counters are left out. */
export const countersOf = async (scopes: string[], kind: string = countsKind) => {
  const items = await table.getMany(scopes.map((scope) => key(scope, kind)));
  return new Map(
    items.map(({ pk, sk, ...counters }) => [
      statsScope({ pk, sk }),
      counters as Record<string, number>,
    ]),
  );
};

/** The `top` sources or campaigns of the ad page with their sign-ups, the most first. */
export const adSignupsBy = async (dimension: 'SOURCE' | 'CAMPAIGN', top: number) => {
  const counts: { name: string; count: number }[] = [];
  const all = table.each({
    KeyConditionExpression: 'pk = :total AND begins_with(sk, :prefix)',
    ExpressionAttributeValues: { ':total': key('total').pk, ':prefix': `${dimension}#` },
  });
  for await (const { sk, signups } of all)
    if (Number(signups) > 0)
      counts.push({ name: sk.slice(dimension.length + 1), count: Number(signups) });
  return counts.toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name)).slice(0, top);
};

/** The ids of the latest sign-ups from the ad page, newest first. */
export const recentAdSignups = async (limit: number) => {
  const { items } = await table.query({
    KeyConditionExpression: 'pk = :ads',
    ExpressionAttributeValues: { ':ads': key('ads').pk },
    ScanIndexForward: false,
    Limit: limit,
  });
  return items.map(({ account_id }) => String(account_id));
};
