import type { Account } from '#shared/domain/account.ts';
import { dayOf } from '#shared/domain/stats.ts';
import { log } from '../lib/log.ts';
import { updateAccount } from '../tables/account-table.ts';

/** Notes once a day that the owner was here, for the count of active users; a visit that is not noted is no reason to fail. */
export const recordActivity = async ({ id, active_on }: Account, now: Date) => {
  const today = dayOf(now);
  if (active_on !== undefined && active_on >= today) return;
  try {
    await updateAccount(
      id,
      { active_on: today },
      {
        condition: '(attribute_not_exists(active_on) OR active_on < :today)',
        values: { ':today': today },
      },
    );
  } catch (error) {
    log.warn('visit not noted', error as Error);
  }
};
