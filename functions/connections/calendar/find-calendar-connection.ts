import type { AccountId } from '../../lib/account-and-person-ids.ts';
import { calendarProviders } from '../../lib/connections/calendar-providers.ts';
import { listConnections } from '../connections-table.ts';

/** The connection of a business that gives the events of a chosen calendar, or undefined. */
export const findCalendarConnection = async (accountId: AccountId, businessId: string) => {
  const offered = calendarProviders();
  const all = await listConnections(accountId, businessId);
  return all.find(
    ({ provider, state, places }) => state !== 'leaving' && !places && offered.includes(provider),
  );
};
