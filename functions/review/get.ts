import { Problem } from '#shared/contract/problem.ts';
import { review } from '#shared/contract/review.ts';
import { reviewDayOf } from '#shared/domain/review-schedule.ts';
import { handle } from '../lib/http.ts';
import { seasonsOf, todayOf } from '../services/business-week.ts';
import { countWeekOf } from '../services/count-week.ts';
import { nextMailAt } from '../services/schedule-review.ts';
import { findBusiness } from '../tables/businesses-table.ts';
import { findReview, markOpened, offeredBefore, settingsOf } from '../tables/reviews-table.ts';
import { listTasks } from '../tables/tasks-table.ts';
import { newestWeeks, weeksBefore } from '../tables/week-numbers-table.ts';

/** What the review page is made from. That it was opened is noted once for each review. */
export const get = handle(review.get, async ({ business_id }, { user, now, headers }) => {
  const [business, review, tasks, weeks] = await Promise.all([
    findBusiness(user.id, business_id),
    findReview(user.id, business_id),
    listTasks(user.id, business_id, now),
    newestWeeks(user.id, business_id),
  ]);
  if (!business) throw new Problem('not-found');
  const settings = settingsOf(review);
  const today = todayOf(business, now);
  const on = reviewDayOf(today, settings.weekday);
  if (review && !headers['x-preview'] && (await markOpened(user.id, review, on)))
    await countWeekOf(user.id, 'reviews_opened', 1, now);
  const next = nextMailAt(business, settings, review?.last_mail_on ?? null, now);
  return {
    on,
    today,
    time_zone: business.time_zone,
    settings,
    next_mail_at: next?.toISOString() ?? null,
    tasks,
    weeks: weeksBefore(weeks, on),
    seasons: await seasonsOf(business, on),
    last_prompt: offeredBefore(review, on),
  };
});
