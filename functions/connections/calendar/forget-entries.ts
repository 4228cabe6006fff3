import type { ConnectionRef } from '../connections-table.ts';
import { listEntries, noteEnded, removeEntry } from './entries-table.ts';

/** Ends that the calendar of a connection follows tasks; what stands there stays, and what waits is not written. */
export const forgetEntries = async (
  { accountId, businessId, provider }: ConnectionRef,
  now: Date,
) => {
  for (const entry of await listEntries(accountId, businessId, now)) {
    if (entry.provider !== provider) continue;
    await removeEntry(accountId, entry);
    await noteEnded(accountId, entry, 'taken-back');
  }
};
