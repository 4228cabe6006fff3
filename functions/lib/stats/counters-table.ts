import { countsKind, type Tally } from '#shared/domain/admin/account-tallies.ts';
import { statsKey, statsScope } from '../keys/admin-keys.ts';
import type { Key } from '../keys/key-and-item.ts';
import { log } from '../log.ts';
import { table } from '../table.ts';

/** The item of some counters: one per day and one for the total, so that an overview of 30 days is one read of about 40 small items. */
export const countersKey = (scope: string, kind: string = countsKind) => statsKey(scope, kind);

/** Changes the number of suggestions by `by`, which is negative after a deletion; never fails. */
export const countSuggestions = (by: number) =>
  ignoreFailure(() =>
    addToCounters([{ scope: 'total', kind: countsKind, counter: 'suggestions', by }]),
  );

/** A statistic may be off by one; a request must not fail because of it. */
export const ignoreFailure = async (work: () => Promise<unknown>) => {
  try {
    await work();
  } catch (error) {
    log.warn('not counted', error as Error);
  }
};

/** Adds to the counters that some tallies name; rejects when that fails. */
export const addToCounters = async (tallies: Tally[]) => {
  const items = Map.groupBy(tallies, ({ scope, kind }) => JSON.stringify(countersKey(scope, kind)));
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
  const items = await table.getMany(scopes.map((scope) => countersKey(scope, kind)));
  return new Map(
    items.map(({ pk, sk, ...counters }) => [
      statsScope({ pk, sk }),
      counters as Record<string, number>,
    ]),
  );
};
