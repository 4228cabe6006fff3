import { findAccount } from '../account/account-table.ts';
import type { AccountId } from '../lib/account-and-person-ids.ts';
import { log } from '../lib/log.ts';
import {
  countTaskOrCheckIn,
  type TaskOrCheckInCounter,
} from '../lib/stats/task-and-check-in-counters-table.ts';

/** Counts what an owner did with their week, for the admin statistics; never fails. */
export const countTaskOrCheckInOf = async (
  accountId: AccountId,
  counter: TaskOrCheckInCounter,
  by: number,
  now: Date,
) => {
  try {
    const account = await findAccount(accountId);
    if (account) await countTaskOrCheckIn(account, counter, by, now);
  } catch (error) {
    log.warn('not counted', error as Error);
  }
};
