import { overviewOf, overviewScopes } from '#shared/domain/admin/admin-overview-from-counters.ts';
import { countersOf } from '../../lib/stats/counters-table.ts';
import { audited } from '../audited-operation.ts';

/** The admin overview, from counters that are read in one request. */
export const getOverview = audited('getOverview', async (_, now) =>
  overviewOf(await countersOf(overviewScopes(now)), now),
);
