import { sourceKindPrefix } from '#shared/domain/admin/growth-counters.ts';
import { table } from '../table.ts';
import { countersKey } from './counters-table.ts';

/** How many sources of a month are read; a link can name any. */
const mostSources = 200;

/** The counters of the sign-ups of some months by source. */
export const signupSourcesOf = async (months: readonly string[]) => {
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
