import {
  knownUntil,
  sumsBetween,
} from '#shared/domain/connections/performance/performance-days.ts';
import { hasCapability, type ProviderId, providers } from '#shared/domain/connections/providers.ts';
import { switchedOn } from '#shared/domain/connections/stage-provider-settings.ts';
import type { LocalDate } from '#shared/domain/lib/local-date.ts';
import { firstDayOf, lastDayOf } from '#shared/domain/results/period-days.ts';
import type { PlaceResults } from '#shared/domain/results/place-results-schemas.ts';
import { lastMonths, lastWeeks } from '#shared/domain/results/shown-periods.ts';
import { sumPlaceCounts } from '#shared/domain/results/sum-place-counts.ts';
import type { PlaceWeek } from '#shared/domain/results/week-result-lines.ts';
import { findConnection } from '../connections/connections-table.ts';
import { listPlacePerformance } from '../connections/performance/place-performance-table.ts';
import type { AccountId } from '../lib/account-and-person-ids.ts';
import { config } from '../lib/config.ts';

/** The providers of the stage that say what people did at a place. */
const placeProviders = (): ProviderId[] =>
  switchedOn(config.CONNECTIONS).filter((id) => hasCapability(id, 'performance'));

/** What the results say of the connected place of a business; null where none is connected. Months and weeks are left out unless `isWhole`. */
export const placeResults = async (
  accountId: AccountId,
  businessId: string,
  { today, isWhole, now }: { today: LocalDate; isWhole: boolean; now: Date },
): Promise<PlaceResults | null> => {
  for (const provider of placeProviders()) {
    const [connection, all] = await Promise.all([
      findConnection({ accountId, businessId, provider }),
      listPlacePerformance(accountId, businessId, now),
    ]);
    const performance = all.find((one) => one.provider === provider);
    if (!connection || connection.places || connection.state === 'leaving') continue;
    const running = today.slice(0, 7);
    const countsOf = (period: string) =>
      sumPlaceCounts(period, { performance, ratings: connection.ratings }, running);
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
  const offered = placeProviders();
  if (offered.length === 0) return null;
  const all = await listPlacePerformance(accountId, businessId, now);
  const performance = all.find(({ provider }) => offered.includes(provider));
  if (!performance) return null;
  const sums = sumsBetween(performance, { from: firstDayOf(week), to: lastDayOf(week) });
  const from = providers[performance.provider].shortName;
  return sums && { ...sums, from, until: knownUntil(performance) };
};
