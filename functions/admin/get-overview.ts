import { overviewOf, overviewPlaces } from '#shared/domain/admin-overview.ts';
import { countersOf } from '../tables/stats-table.ts';
import { audited } from './audited.ts';

/** The numbers of the business, added up from counters in one read. */
export const getOverview = audited('getOverview', async (_, now) =>
  overviewOf(await countersOf(overviewPlaces(now)), now),
);
