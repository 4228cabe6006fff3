import type { Account } from '#shared/domain/account.ts';
import {
  counts,
  dayOf,
  difference,
  isUncounted,
  type Tally,
  tallyAfterRemoval,
  tallyOf,
} from '#shared/domain/stats.ts';
import { isAdSignup } from '#shared/domain/tracking.ts';
import { type Key, statsKey, statsScope } from '../lib/keys.ts';
import { log } from '../lib/log.ts';
import { table } from '../lib/table.ts';

/** One item per day and one for the total, so that an overview of 30 days is a single read of about 40 small items. */
const key = (scope: string, kind: string = counts) => statsKey(scope, kind);
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

/** Moves the counters from what an account was to what it is; never fails. */
export const moveCounters = (before: Account, after: Account) =>
  ignoreFailure(() => add(difference(tallyOf(before), tallyOf(after))));

/** Keeps the list of the last sign-ups from ads in line once an account was marked as a test account, or no longer; never fails. */
export const updateConversion = (account: Account) =>
  ignoreFailure(async () => {
    if (!isAdSignup(account)) return;
    if (isUncounted(account)) await table.remove(conversionKey(account));
    else await table.put({ ...conversionKey(account), account_id: account.id });
  });

/** Takes a deleted account out of the counters, except that somebody signed up; never fails. */
export const countRemoval = (account: Account) =>
  ignoreFailure(async () => {
    await add(difference(tallyOf(account), tallyAfterRemoval(account)));
    if (isAdSignup(account)) await table.remove(conversionKey(account));
  });

/** Counts an answered question; one small write, never fails. */
export const countQuestion = (account: Pick<Account, 'is_test' | 'is_admin'>, now: Date) =>
  ignoreFailure(async () => {
    if (isUncounted(account)) return;
    await add([{ place: dayOf(now), kind: counts, counter: 'questions', by: 1 }]);
  });

/** Counts suggestions that came in, or, with a negative number, were deleted; never fails. */
export const countSuggestions = (by: number) =>
  ignoreFailure(() => add([{ place: 'total', kind: counts, counter: 'suggestions', by }]));

/** A statistic that is off by one is better than a request that fails for it. */
const ignoreFailure = async (work: () => Promise<unknown>) => {
  try {
    await work();
  } catch (error) {
    log.warn('not counted', error as Error);
  }
};

const add = async (tallies: Tally[]) => {
  const items = Map.groupBy(tallies, ({ place, kind }) => JSON.stringify(key(place, kind)));
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

/** The counters of some days (`2026-11-20`) or of `total`, by place; at most 100, in one read. A place nothing happened on is left out. */
export const countersOf = async (places: string[]) => {
  const items = await table.getMany(places.map((place) => key(place)));
  return new Map(
    items.map(({ pk, sk, ...counters }) => [
      statsScope({ pk, sk }),
      counters as Record<string, number>,
    ]),
  );
};

/** How many sign-ups each source or campaign of the ad page brought, the most first. */
export const adSignupsBy = async (what: 'SOURCE' | 'CAMPAIGN', top: number) => {
  const found: { name: string; count: number }[] = [];
  const all = table.each({
    KeyConditionExpression: 'pk = :total AND begins_with(sk, :what)',
    ExpressionAttributeValues: { ':total': key('total').pk, ':what': `${what}#` },
  });
  for await (const { sk, signups } of all)
    if (Number(signups) > 0)
      found.push({ name: sk.slice(what.length + 1), count: Number(signups) });
  return found.toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name)).slice(0, top);
};

/** The ids of the last accounts that came from the ad page, newest first. */
export const recentAdSignups = async (limit: number) => {
  const { items } = await table.query({
    KeyConditionExpression: 'pk = :ads',
    ExpressionAttributeValues: { ':ads': key('ads').pk },
    ScanIndexForward: false,
    Limit: limit,
  });
  return items.map(({ account_id }) => String(account_id));
};
