import { Problem } from '#shared/contract/problem.ts';
import { week } from '#shared/contract/week.ts';
import { findBusiness } from '../account/businesses/businesses-table.ts';
import { handle } from '../lib/http-handler.ts';
import { listTasks } from './tasks-table.ts';
import { seasonsOf, todayOf } from './today-and-seasons.ts';

/** What the week page shows. */
export const get = handle(week.get, async ({ business_id }, { accountId, now }) => {
  const [business, tasks] = await Promise.all([
    findBusiness(accountId, business_id),
    listTasks(accountId, business_id, now),
  ]);
  if (!business) throw new Problem('not-found');
  const today = todayOf(business, now);
  const seasons = await seasonsOf(business, today);
  return { today, time_zone: business.time_zone, tasks, seasons };
});
