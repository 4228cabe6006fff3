import type { Account } from '#shared/domain/account.ts';
import type { Business } from '#shared/domain/business.ts';
import { dayOf } from '#shared/domain/stats.ts';
import { log } from '../lib/log.ts';
import { keepReviewsScheduled } from '../services/schedule-review.ts';
import { updateAccount } from '../tables/account-table.ts';

/** Notes once a day that the owner was here, for the count of active users and the review mails, which pause for those who are away; a visit that is not noted is no reason to fail. */
export const recordActivity = async (
  { id, active_on }: Account,
  businesses: readonly Business[],
  now: Date,
) => {
  const today = dayOf(now);
  if (active_on !== undefined && active_on >= today) return;
  try {
    const noted = await updateAccount(
      id,
      { active_on: today },
      {
        condition: '(attribute_not_exists(active_on) OR active_on < :today)',
        values: { ':today': today },
      },
    );
    if (noted) await keepReviewsScheduled(id, businesses, now);
  } catch (error) {
    log.warn('visit not noted', error as Error);
  }
};
