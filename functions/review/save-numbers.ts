import { Problem } from '#shared/contract/problem.ts';
import { review } from '#shared/contract/review.ts';
import { weeksUntil } from '#shared/domain/review-numbers.ts';
import { reviewDayOf } from '#shared/domain/review-schedule.ts';
import { handle } from '../lib/http.ts';
import { todayOf } from '../services/business-week.ts';
import { findBusiness } from '../tables/businesses-table.ts';
import { findReview, settingsOf } from '../tables/reviews-table.ts';
import { newestWeeks, saveWeekNumbers, weeksBefore } from '../tables/week-numbers-table.ts';

/** Keeps the numbers of a week that the review of today shows. */
export const saveNumbers = handle(
  review.saveNumbers,
  async ({ business_id, ...numbers }, { user, now }) => {
    const [business, review] = await Promise.all([
      findBusiness(user.id, business_id),
      findReview(user.id, business_id),
    ]);
    if (!business) throw new Problem('not-found');
    const on = reviewDayOf(todayOf(business, now), settingsOf(review).weekday);
    if (!weeksUntil(on, []).some(({ week }) => week === numbers.week))
      throw new Problem('invalid', 'Only the last eight weeks can be filled in.');
    const outcome = await saveWeekNumbers(user.id, business_id, numbers);
    if (outcome === 'no-business') throw new Problem('not-found');
    return { weeks: weeksBefore(await newestWeeks(user.id, business_id), on) };
  },
);
