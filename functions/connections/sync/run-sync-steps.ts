import type { StoredBusiness } from '#shared/domain/account/business.ts';
import { readsAll } from '#shared/domain/connections/sync-schedule.ts';
import { localDateOf } from '#shared/domain/lib/local-time.ts';
import type { StoredConnection } from '../connection-item.ts';
import type { ConnectionRef } from '../connections-table.ts';
import { adapters } from '../providers/index.ts';
import type { RemoteAccount } from '../providers/remote-account.ts';
import { checkPostAccess } from './check-post-access.ts';
import { syncBookedTimes } from './sync-booked-times.ts';
import { syncBooks } from './sync-books.ts';
import { syncInvoices } from './sync-invoices.ts';
import { syncPlacePerformance } from './sync-place-performance.ts';
import { syncReviews } from './sync-reviews.ts';
import type { Learned, SyncStep } from './sync-step.ts';

/** What is asked for again before the cursor: clocks differ, and a change may be seen late. */
const overlapMs = 5 * 60_000;

/** The parts of an account, in the order in which they are read. */
const syncSteps: readonly SyncStep[] = [
  syncInvoices,
  syncBooks,
  syncReviews,
  syncBookedTimes,
  syncPlacePerformance,
  checkPostAccess,
];

/** What one read learned of a connection, to be stored with it. */
export type ReadResult = Learned & Pick<StoredConnection, 'cursor' | 'read_all_at'>;

/**
 * Reads what the adapter of a connection has and stores what changed. Every step may be done again: the cursor moves on
 * only after everything before it is stored.
 */
export const runSyncSteps = async (
  ref: ConnectionRef,
  connection: StoredConnection,
  business: StoredBusiness,
  account: RemoteAccount,
  now: Date,
): Promise<ReadResult> => {
  const { cursor, read_all_at } = connection;
  const isAll = cursor === null || readsAll(read_all_at, now);
  const since = isAll ? undefined : new Date(Date.parse(cursor) - overlapMs);
  const today = localDateOf(now, business.time_zone ?? 'UTC');
  const read = { ref, connection, business, account, since, now, today };
  const learned: Learned = {};
  for (const step of syncSteps) Object.assign(learned, await step(adapters[ref.provider], read));
  return {
    ...learned,
    cursor: now.toISOString(),
    read_all_at: isAll ? now.toISOString() : read_all_at,
  };
};
