import type { ConnectionRef } from '../connections-table.ts';
import { listEntries, noteRecord, removeEntry } from './entries-table.ts';

/** Ends that the calendar of a connection follows tasks; what stands there stays, and what waits is not written. */
export const forgetEntries = async (
  { accountId, businessId, provider }: ConnectionRef,
  now: Date,
) => {
  for (const entry of await listEntries(accountId, businessId, now)) {
    if (entry.provider !== provider) continue;
    if (entry.state === 'waiting' && entry.written === null)
      await noteRecord(accountId, entry, 'taken-back');
    await removeEntry(accountId, entry);
  }
};
