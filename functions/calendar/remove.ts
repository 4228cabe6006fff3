import { calendar } from '#shared/contract/calendar.ts';
import { Problem } from '#shared/contract/problem.ts';
import { handle } from '../lib/http.ts';
import { findBusiness } from '../tables/businesses-table.ts';
import { removeFeed } from '../tables/feeds-table.ts';

/** Switches a calendar address off; one that is off already is no error. */
export const remove = handle(calendar.remove, async ({ business_id }, { user }) => {
  if (!(await findBusiness(user.id, business_id))) throw new Problem('not-found');
  await removeFeed(user.id, business_id);
  return { made_at: null };
});
