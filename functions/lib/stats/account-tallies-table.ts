import type { Account } from '#shared/domain/account/account.ts';
import { difference, tallyAfterRemoval, tallyOf } from '#shared/domain/admin/account-tallies.ts';
import { type EndReason, endedCounter, growthKind } from '#shared/domain/admin/growth-counters.ts';
import { isUncounted } from '#shared/domain/admin/uncounted-accounts.ts';
import { monthOf } from '#shared/domain/lib/utc-months.ts';
import { isPayingSubscription } from '#shared/domain/plan/paying-subscription.ts';
import { isAdSignup } from '#shared/domain/site/ad-signups.ts';
import { table } from '../table.ts';
import { adSignupKey } from './ad-signups-table.ts';
import { addToCounters, ignoreFailure } from './counters-table.ts';

/** Counts a new account; never fails. */
export const countSignup = (account: Account) =>
  ignoreFailure(async () => {
    const conversion = isAdSignup(account) && !isUncounted(account);
    await Promise.all([
      addToCounters(tallyOf(account)),
      conversion && table.put({ ...adSignupKey(account), account_id: account.id }),
    ]);
  });

/** Updates the counters after a change of an account; never fails. */
export const countAccountChange = (before: Account, after: Account) =>
  ignoreFailure(() => addToCounters(difference(tallyOf(before), tallyOf(after))));

/** Counts the end of a paid plan in the month in which it ends; never fails. */
export const countPlanEnd = (account: Account, reason: EndReason, now: Date) =>
  ignoreFailure(async () => {
    if (isUncounted(account)) return;
    await addToCounters([
      { scope: monthOf(now), kind: growthKind, counter: endedCounter(reason), by: 1 },
    ]);
  });

/** Takes a deleted account out of the counters, except its sign-up; never fails. */
export const countRemoval = (account: Account) =>
  ignoreFailure(async () => {
    if (isPayingSubscription(account.subscription))
      await countPlanEnd(account, 'account_deleted', new Date());
    await addToCounters(difference(tallyOf(account), tallyAfterRemoval(account)));
    if (isAdSignup(account)) await table.remove(adSignupKey(account));
  });
