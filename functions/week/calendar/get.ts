import { calendar } from '#shared/contract/calendar.ts';
import { Problem } from '#shared/contract/problem.ts';
import { handle } from '../lib/http.ts';
import { findBusiness } from '../tables/businesses-table.ts';
import { findFeed } from '../tables/feeds-table.ts';

/** Whether a business has a calendar address; the address itself is not stored. */
export const get = handle(calendar.get, async ({ business_id }, { user }) => {
  const [business, feed] = await Promise.all([
    findBusiness(user.id, business_id),
    findFeed(user.id, business_id),
  ]);
  if (!business) throw new Problem('not-found');
  return { made_at: feed?.made_at ?? null };
});
