import { daysInRange } from '#shared/domain/connections/performance/performance-days.ts';
import { lastMonths } from '#shared/domain/results/shown-periods.ts';
import { countSyncFailure } from '../count-sync-failure.ts';
import { putPlacePerformance } from '../performance/place-performance-table.ts';
import { ProviderRefused } from '../providers/provider-refused-error.ts';
import type { SyncStep } from './sync-step.ts';

/** The problems that end with this part: the other parts of the account are read all the same, and this one tomorrow again. */
const own: readonly string[] = ['permission', 'shape'];

/**
 * Reads what people did at a place when everything is read, and so at most once a day: all twelve months that the results
 * show, because the provider corrects days later and allows nothing to be kept that was not read lately.
 */
export const syncPlacePerformance: SyncStep = async ({ performance }, read) => {
  const { ref, connection, account, since, now, today } = read;
  if (!performance || since) return {};
  const range = { from: `${lastMonths(today)[0]}-01`, to: today };
  try {
    const days = daysInRange(await performance(account, range), range);
    await putPlacePerformance(ref, connection.id, {
      business_id: ref.businessId,
      provider: ref.provider,
      on: today,
      read_at: now.toISOString(),
      ...days,
    });
  } catch (error) {
    if (!(error instanceof ProviderRefused && own.includes(error.problem))) throw error;
    await countSyncFailure(ref, error.problem, error, now);
  }
  return {};
};
