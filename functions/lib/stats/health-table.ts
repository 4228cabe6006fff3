import { healthKind } from '#shared/domain/admin/health-counters.ts';
import { dayOf } from '#shared/domain/lib/utc-day.ts';
import { table } from '../table.ts';
import { countersKey, ignoreFailure } from './counters-table.ts';

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
    await table.update(countersKey(dayOf(now), healthKind), {
      UpdateExpression: [add && `ADD ${add}`, set && `SET ${set}`].filter(Boolean).join(' '),
      ExpressionAttributeNames: Object.fromEntries(names.map((name, nth) => [`#n${nth}`, name])),
      ExpressionAttributeValues: Object.fromEntries(
        values.map((value, nth) => [`:v${nth}`, value]),
      ),
      ReturnValues: 'NONE',
    });
  });
