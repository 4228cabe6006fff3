import { Problem } from '#shared/contract/problem.ts';
import { review } from '#shared/contract/review.ts';
import { handle } from '../lib/http.ts';
import { ensureReview, nextMailAt } from '../services/schedule-review.ts';
import { findBusiness } from '../tables/businesses-table.ts';
import { changeReview, dueAttributes } from '../tables/reviews-table.ts';

/** Keeps when the review comes, and lists it in the hour in which its mail is due next. */
export const saveSettings = handle(
  review.saveSettings,
  async ({ business_id, ...settings }, { user, now }) => {
    const business = await findBusiness(user.id, business_id);
    const review = business && (await ensureReview(user.id, business, now));
    if (!business || !review) throw new Problem('not-found');
    const next = nextMailAt(business, settings, review.last_mail_on, now);
    const saved = await changeReview(
      user.id,
      business_id,
      { ...settings, ...dueAttributes(user.id, business_id, next) },
      // A mail that goes out at this moment has its say first.
      { last_mail_on: review.last_mail_on },
    );
    if (!saved) throw new Problem('conflict');
    return { settings, next_mail_at: next?.toISOString() ?? null };
  },
);
