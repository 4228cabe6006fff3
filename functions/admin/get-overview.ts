import { overviewOf, overviewScopes } from '#shared/domain/admin-overview.ts';
import { countersOf } from '../tables/stats-table.ts';
import { audited } from './audited.ts';

/** The admin overview, from counters that are read in one request. */
export const getOverview = audited('getOverview', async (_, now) =>
  overviewOf(await countersOf(overviewScopes(now)), now),
);
