import { Problem } from '#shared/contract/problem.ts';
import { review } from '#shared/contract/review.ts';
import { handle } from '../lib/http.ts';
import { nextMailAt } from '../services/schedule-review.ts';
import { findBusiness } from '../tables/businesses-table.ts';
import { findReview, settingsOf } from '../tables/reviews-table.ts';

/** When the review comes and whether by mail; the review does not count as opened by it. */
export const getSettings = handle(review.getSettings, async ({ business_id }, { user, now }) => {
  const [business, review] = await Promise.all([
    findBusiness(user.id, business_id),
    findReview(user.id, business_id),
  ]);
  if (!business) throw new Problem('not-found');
  const settings = settingsOf(review);
  const next = nextMailAt(business, settings, review?.last_mail_on ?? null, now);
  return { settings, next_mail_at: next?.toISOString() ?? null };
});
