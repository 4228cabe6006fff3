import type { Account } from '#shared/domain/account/account.ts';
import { countsKind } from '#shared/domain/admin/account-tallies.ts';
import { isUncounted } from '#shared/domain/admin/uncounted-accounts.ts';
import { dayOf } from '#shared/domain/lib/utc-day.ts';
import { addToCounters, ignoreFailure } from './counters-table.ts';

/** What owners do with their week, in the counters of a day. */
export type TaskOrCheckInCounter = 'tasks_added' | 'tasks_done' | 'check_ins_opened';

/** Counts what an owner did, unless their account is left out of statistics; never fails. */
export const countTaskOrCheckIn = (
  account: Account,
  counter: TaskOrCheckInCounter,
  by: number,
  now: Date,
) =>
  ignoreFailure(async () => {
    if (!isUncounted(account))
      await addToCounters([{ scope: dayOf(now), kind: countsKind, counter, by }]);
  });
