import type { EntriesView } from '#shared/domain/connections/calendar/calendar-entry.ts';
import type { AccountId } from '../../lib/account-and-person-ids.ts';
import { listEntries } from './entries-table.ts';
import { entryView } from './entry-item.ts';

/** The tasks of a business that are on its calendar, or on their way. */
export const entriesView = async (
  accountId: AccountId,
  businessId: string,
  now: Date,
): Promise<EntriesView> => ({
  entries: (await listEntries(accountId, businessId, now)).map(entryView),
});
