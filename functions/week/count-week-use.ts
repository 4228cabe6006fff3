import { findAccount } from '../account/account-table.ts';
import type { AccountId } from '../lib/account-and-person-ids.ts';
import { log } from '../lib/log.ts';
import { countWeekUse, type WeekUseCounter } from '../lib/stats/week-use-table.ts';

/** Counts what an owner did with their week, for the admin statistics; never fails. */
export const countWeekUseOf = async (
  accountId: AccountId,
  counter: WeekUseCounter,
  by: number,
  now: Date,
) => {
  try {
    const account = await findAccount(accountId);
    if (account) await countWeekUse(account, counter, by, now);
  } catch (error) {
    log.warn('not counted', error as Error);
  }
};
