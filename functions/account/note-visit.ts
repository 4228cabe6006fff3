import type { Account } from '#shared/domain/account/account.ts';
import type { Business } from '#shared/domain/account/business.ts';
import { returnsOn } from '#shared/domain/admin/growth-counters.ts';
import { dayOf } from '#shared/domain/lib/utc-day.ts';
import { log } from '../lib/log.ts';
import { keepCheckInsScheduled } from '../week/check-in/schedule-check-in.ts';
import { updateAccount } from './account-table.ts';

/** Notes once a day that the owner was here, for the count of active users and the check-in mails, which pause for those who are away; a visit that is not noted is no reason to fail. */
export const noteVisit = async (
  { id, active_on, created_at }: Account,
  businesses: readonly Business[],
  now: Date,
) => {
  const today = dayOf(now);
  if (active_on !== undefined && active_on >= today) return;
  try {
    const noted = await updateAccount(
      id,
      { active_on: today, ...returnsOn(created_at, today) },
      {
        condition: '(attribute_not_exists(active_on) OR active_on < :today)',
        values: { ':today': today },
      },
    );
    if (noted) await keepCheckInsScheduled(id, businesses, now);
  } catch (error) {
    log.warn('visit not noted', error as Error);
  }
};
