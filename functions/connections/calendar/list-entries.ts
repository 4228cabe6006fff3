import { connectedCalendar } from '#shared/contract/connections/connected-calendar.ts';
import { Problem } from '#shared/contract/problem.ts';
import { findBusiness } from '../../account/businesses/businesses-table.ts';
import { handle } from '../../lib/http-handler.ts';
import { entriesView } from './entries-view.ts';

/** The tasks of a business that are on its calendar, or on their way. */
export const listEntriesOf = handle(
  connectedCalendar.entries,
  async ({ business_id }, { accountId, now }) => {
    if (!(await findBusiness(accountId, business_id))) throw new Problem('not-found');
    return entriesView(accountId, business_id, now);
  },
);
