import { Problem } from '#shared/contract/problem.ts';
import { week } from '#shared/contract/week.ts';
import { handle } from '../lib/http.ts';
import { seasonsOf, todayOf } from '../services/business-week.ts';
import { findBusiness } from '../tables/businesses-table.ts';
import { listTasks } from '../tables/tasks-table.ts';

/** What the week page shows. */
export const get = handle(week.get, async ({ business_id }, { user, now }) => {
  const [business, tasks] = await Promise.all([
    findBusiness(user.id, business_id),
    listTasks(user.id, business_id, now),
  ]);
  if (!business) throw new Problem('not-found');
  const today = todayOf(business, now);
  const seasons = await seasonsOf(business, today);
  return { today, time_zone: business.time_zone, tasks, seasons };
});
