/**
 * What the admin's cards add up, kept as things happen so that no page ever reads through all accounts.
 *
 * Every account adds a fixed set of ones to the counters, a pure function of the account. Whatever changes an account
 * adds the difference between before and after, so a counter cannot depend on which of many paths led there, and a
 * test account or an admin adds nothing.
 *
 * - `total`: users, businesses, sign-ups, live subscriptions by plan and what they bring in, in cents a month.
 * - a day: its sign-ups and questions, how many trials end on it, and for how many users it is the last active day.
 *   Active today is that number for today; active in 30 days is the sum over 30 days: a user stands on one day only.
 */

import type { Account } from './account.ts';
import { entitlementOf } from './entitlement.ts';
import { defaultPlan } from './plans.ts';
import { monthlyCents } from './subscriptions.ts';
import { isAdSignup } from './tracking.ts';

/** Counters of one item; its place is the day (`2026-11-20`) or `total`, then a kind. */
export type Tally = { place: string; kind: string; counter: string; by: number };

/** The kind under which the plain counters of a day or of the total stand. */
export const counts = 'COUNTS';
/** Calendar day in UTC. */
export const dayOf = (moment: Date | string) => new Date(moment).toISOString().slice(0, 10);

/** Whether somebody is left out of every number. */
export const isUncounted = ({ is_test, is_admin }: Pick<Account, 'is_test' | 'is_admin'>) =>
  is_test || is_admin;

/** Everything an account adds to the counters while it exists. */
export const tallyOf = (account: Account): Tally[] =>
  isUncounted(account) ? [] : [...signupOf(account), ...standingOf(account)];

/** What stays counted after an account was deleted: that somebody signed up. */
export const tallyAfterRemoval = (account: Account): Tally[] =>
  isUncounted(account) ? [] : signupOf(account);

const one = (place: string, counter: string, kind: string = counts): Tally => ({
  place,
  kind,
  counter,
  by: 1,
});

const signupOf = (account: Account): Tally[] => {
  const signup = [one('total', 'signups'), one(dayOf(account.created_at), 'signups')];
  if (!isAdSignup(account)) return signup;
  const { utm_source = 'unknown', utm_campaign = 'unknown' } = account;
  return [
    ...signup,
    one('total', 'ad_signups'),
    one(dayOf(account.created_at), 'ad_signups'),
    one('total', 'signups', `SOURCE#${utm_source}`),
    one('total', 'signups', `CAMPAIGN#${utm_campaign}`),
  ];
};

const standingOf = (account: Account): Tally[] => [
  one('total', 'users'),
  ...planOf(account),
  ...(account.active_on ? [one(account.active_on, 'last_active')] : []),
  ...(account.business_count
    ? [{ ...one('total', 'businesses'), by: account.business_count }]
    : []),
];

const planOf = ({ subscription, trial_ends_at }: Account): Tally[] => {
  const { plan } = entitlementOf(
    { is_admin: false, trial_ends_at: null, subscription },
    new Date(0),
  );
  if (plan !== defaultPlan)
    return [
      one('total', `paid_${plan}`),
      { ...one('total', `cents_${plan}`), by: monthlyCents(subscription) },
    ];
  return trial_ends_at ? [one(dayOf(trial_ends_at), 'trials_ending')] : [];
};

/** What has to be added so that counters which held `before` hold `after`; counters that do not change are left out. */
export const difference = (before: readonly Tally[], after: readonly Tally[]): Tally[] => {
  const sums = new Map<string, Tally>();
  const add = (tally: Tally, sign: number) => {
    const id = JSON.stringify([tally.place, tally.kind, tally.counter]);
    const by = (sums.get(id)?.by ?? 0) + sign * tally.by;
    sums.set(id, { ...tally, by });
  };
  for (const tally of before) add(tally, -1);
  for (const tally of after) add(tally, 1);
  return [...sums.values()].filter(({ by }) => by !== 0);
};
