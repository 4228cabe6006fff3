import type { StoredBusiness } from '#shared/domain/account/business.ts';
import { readsAll } from '#shared/domain/connections/sync-schedule.ts';
import { localDateOf } from '#shared/domain/lib/local-time.ts';
import type { StoredConnection } from './connection-item.ts';
import type { ConnectionRef } from './connections-table.ts';
import type { RemoteAccount } from './providers/adapter.ts';
import { adapters } from './providers/index.ts';
import { checkPostAccess } from './reads/check-post-access.ts';
import { readBooks } from './reads/read-books.ts';
import { readCalendarEvents } from './reads/read-calendar-events.ts';
import { readInvoices } from './reads/read-invoices.ts';
import { readPlacePerformance } from './reads/read-place-performance.ts';
import { readReviews } from './reads/read-reviews.ts';
import type { Learned, Reader } from './reads/reader.ts';

/** What is asked for again before the cursor: clocks differ, and a change may be seen late. */
const overlapMs = 5 * 60_000;

/** The parts of an account, in the order in which they are read. */
const readers: readonly Reader[] = [
  readInvoices,
  readBooks,
  readReviews,
  readCalendarEvents,
  readPlacePerformance,
  checkPostAccess,
];

/** What one read learned of a connection, to be stored with it. */
export type ReadResult = Learned & Pick<StoredConnection, 'cursor' | 'read_all_at'>;

/**
 * Reads what the adapter of a connection has and stores what changed. Every step may be done again: the cursor moves on
 * only after everything before it is stored.
 */
export const readFromProvider = async (
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
  for (const reader of readers) Object.assign(learned, await reader(adapters[ref.provider], read));
  return {
    ...learned,
    cursor: now.toISOString(),
    read_all_at: isAll ? now.toISOString() : read_all_at,
  };
};
