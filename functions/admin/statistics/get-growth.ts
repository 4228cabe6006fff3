import { growthKind } from '#shared/domain/admin/growth-counters.ts';
import { growthReport } from '#shared/domain/admin/growth-report.ts';
import { monthsUntil } from '#shared/domain/lib/utc-months.ts';
import { countersOf } from '../../lib/stats/counters-table.ts';
import { signupSourcesOf } from '../../lib/stats/signup-sources-table.ts';
import { audited } from '../audited-operation.ts';

/** How many months back growth is shown, the running one included. */
const growthMonths = 12;

/** Sign-ups of the last months and what became of them, from an item for each month and source. */
export const getGrowth = audited('getGrowth', async (_, now) => {
  const months = monthsUntil(now, growthMonths);
  const [counters, sources, totals] = await Promise.all([
    countersOf(months, growthKind),
    signupSourcesOf(months),
    countersOf(['total']),
  ]);
  return growthReport(months, counters, sources, totals.get('total') ?? {});
});
