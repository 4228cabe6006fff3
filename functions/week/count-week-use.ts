import { findAccount } from '../account/account-table.ts';
import type { AccountId } from '../lib/ids.ts';
import { log } from '../lib/log.ts';
import { countWeek, type WeekCounter } from '../lib/stats/week-use-table.ts';

/** Counts what an owner did with their week, for the admin statistics; never fails. */
export const countWeekOf = async (
  accountId: AccountId,
  counter: WeekCounter,
  by: number,
  now: Date,
) => {
  try {
    const account = await findAccount(accountId);
    if (account) await countWeek(account, counter, by, now);
  } catch (error) {
    log.warn('not counted', error as Error);
  }
};
