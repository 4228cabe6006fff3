import { Problem } from '#shared/contract/problem.ts';
import { calendar } from '#shared/contract/week/calendar-address.ts';
import { findBusiness } from '../../account/businesses/businesses-table.ts';
import { handle } from '../../lib/http-handler.ts';
import { removeFeed } from './feeds-table.ts';

/** Switches a calendar address off; one that is off already is no error. */
export const remove = handle(calendar.remove, async ({ business_id }, { accountId }) => {
  if (!(await findBusiness(accountId, business_id))) throw new Problem('not-found');
  await removeFeed(accountId, business_id);
  return { made_at: null };
});
