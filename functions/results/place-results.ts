import { switchedOn } from '#shared/domain/connections/connection-settings.ts';
import { knownUntil } from '#shared/domain/connections/performance/performance-days.ts';
import type { Provider } from '#shared/domain/connections/provider.ts';
import { type ProviderId, providers } from '#shared/domain/connections/providers.ts';
import type { LocalDate } from '#shared/domain/lib/local-date.ts';
import type { PlaceWeek } from '#shared/domain/results/best-lines.ts';
import { lastMonths, lastWeeks } from '#shared/domain/results/periods.ts';
import { placeCountsIn } from '#shared/domain/results/place-counts.ts';
import type { PlaceResults } from '#shared/domain/results/place-results.ts';
import { findConnection } from '../connections/connections-table.ts';
import { findPerformance } from '../connections/performance/performance-table.ts';
import { config } from '../lib/config.ts';
import type { AccountId } from '../lib/ids.ts';

/** The providers of the stage that say what people did at a place. */
const placeProviders = (): ProviderId[] =>
  switchedOn(config.CONNECTIONS).filter((id) => {
    const { capabilities }: Provider = providers[id];
    return capabilities.includes('performance');
  });

/** What the results say of the connected place of a business; null where none is connected. Months and weeks are left out unless `isWhole`. */
export const placeResults = async (
  accountId: AccountId,
  businessId: string,
  { today, isWhole, now }: { today: LocalDate; isWhole: boolean; now: Date },
): Promise<PlaceResults | null> => {
  for (const provider of placeProviders()) {
    const ref = { accountId, businessId, provider };
    const [connection, performance] = await Promise.all([
      findConnection(ref),
      findPerformance(ref, now),
    ]);
    if (!connection || connection.places || connection.state === 'leaving') continue;
    const running = today.slice(0, 7);
    const countsOf = (period: string) =>
      placeCountsIn(period, { performance, ratings: connection.ratings }, running);
    return {
      provider,
      until: performance ? knownUntil(performance) : null,
      month: countsOf(running),
      periods: isWhole
        ? { months: lastMonths(today).map(countsOf), weeks: lastWeeks(today).map(countsOf) }
        : null,
    };
  }
  return null;
};

/** What people did in one week at the connected place of a business; null where none is connected or nothing is known of the week. */
export const placeWeek = async (
  accountId: AccountId,
  businessId: string,
  { week, now }: { week: string; now: Date },
): Promise<PlaceWeek | null> => {
  for (const provider of placeProviders()) {
    const performance = await findPerformance({ accountId, businessId, provider }, now);
    if (!performance) continue;
    const counts = placeCountsIn(week, { performance, ratings: undefined }, '');
    return { ...counts, from: providers[provider].shortName, until: knownUntil(performance) };
  }
  return null;
};
