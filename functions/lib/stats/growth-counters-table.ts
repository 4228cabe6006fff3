import type { Account } from '#shared/domain/account/account.ts';
import {
  type EndReason,
  endedCounter,
  growthKind,
  sourceKindPrefix,
} from '#shared/domain/admin/growth-counters.ts';
import { isUncounted } from '#shared/domain/admin/uncounted-accounts.ts';
import { monthOf } from '#shared/domain/lib/utc-months.ts';
import { table } from '../table.ts';
import { addToCounters, countersKey, ignoreFailure } from './counters-table.ts';

/** Counts the end of a paid plan in the month in which it ends; never fails. */
export const countPlanEnd = (account: Account, reason: EndReason, now: Date) =>
  ignoreFailure(async () => {
    if (isUncounted(account)) return;
    await addToCounters([
      { scope: monthOf(now), kind: growthKind, counter: endedCounter(reason), by: 1 },
    ]);
  });

/** How many sources of a month are read; a link can name any. */
const mostSources = 200;

/** The counters of the sign-ups of some months by source. */
export const growthSourcesOf = async (months: readonly string[]) => {
  const pages = await Promise.all(
    months.map((month) =>
      table.query({
        KeyConditionExpression: 'pk = :month AND begins_with(sk, :prefix)',
        ExpressionAttributeValues: { ':month': countersKey(month).pk, ':prefix': sourceKindPrefix },
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
