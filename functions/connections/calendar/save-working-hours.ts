import { connectedCalendar } from '#shared/contract/connections/connected-calendar.ts';
import { Problem } from '#shared/contract/problem.ts';
import { ownedBusiness } from '../../account/businesses/businesses-table.ts';
import { handle } from '../../lib/http-handler.ts';
import { changeConnection } from '../connections-table.ts';
import { findCalendarConnection } from './find-calendar-connection.ts';

/** Keeps the working hours of a business, by which its free time is counted. */
export const saveWorkingHours = handle(
  connectedCalendar.saveHours,
  async ({ business_id, hours }, { accountId }) => {
    await ownedBusiness(accountId, business_id);
    const connection = await findCalendarConnection(accountId, business_id);
    if (!connection) throw new Problem('not-found');
    const ref = { accountId, businessId: business_id, provider: connection.provider };
    const sorted = { ...hours, days: hours.days.toSorted() };
    if (!(await changeConnection(ref, connection, { hours: sorted })))
      throw new Problem('conflict');
    return sorted;
  },
);
