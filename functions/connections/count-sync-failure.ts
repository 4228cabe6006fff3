import { syncFailedCounter } from '#shared/domain/admin/health-counters.ts';
import { hashed, log } from '../lib/log.ts';
import { count, countOf } from '../lib/metrics.ts';
import { countHealth } from '../lib/stats/health-table.ts';
import type { ConnectionRef } from './connections-table.ts';
import type { ProviderProblem } from './providers/provider-refused-error.ts';

/** Logs and counts a read of a connection, or of one part of it, that failed. */
export const countSyncFailure = async (
  { accountId, provider }: ConnectionRef,
  problem: ProviderProblem,
  error: unknown,
  now: Date,
) => {
  log.warn('a connection was not read', {
    account: hashed(accountId),
    provider,
    problem,
    error: error as Error,
  });
  count(problem === 'shape' ? 'SyncShapeUnknown' : 'SyncFailed');
  countOf(provider, 'ConnectionFailures');
  await countHealth({ [syncFailedCounter(provider)]: 1 }, now);
};
