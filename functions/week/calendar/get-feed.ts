import { Problem } from '#shared/contract/problem.ts';
import { calendar } from '#shared/contract/week/calendar-address.ts';
import { findBusiness } from '../../account/businesses/businesses-table.ts';
import { handle } from '../../lib/http-handler.ts';
import { findFeed } from './feeds-table.ts';

/** Whether a business has a calendar address; the address itself is not stored. */
export const get = handle(calendar.get, async ({ business_id }, { accountId }) => {
  const [business, feed] = await Promise.all([
    findBusiness(accountId, business_id),
    findFeed(accountId, business_id),
  ]);
  if (!business) throw new Problem('not-found');
  return { made_at: feed?.made_at ?? null };
});
