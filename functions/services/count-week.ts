import { log } from '../lib/log.ts';
import { findAccount } from '../tables/account-table.ts';
import { countWeek, type WeekCounter } from '../tables/stats-table.ts';

/** Counts what an owner did with their week, for the admin statistics; never fails. */
export const countWeekOf = async (sub: string, counter: WeekCounter, by: number, now: Date) => {
  try {
    const account = await findAccount(sub);
    if (account) await countWeek(account, counter, by, now);
  } catch (error) {
    log.warn('not counted', error as Error);
  }
};
