/**
 * The counters behind the admin statistics, updated with every change so that no page reads all accounts.
 *
 * What an account adds to the counters is a pure function of the account (its tallies). Every change of an account adds
 * the difference between its tallies before and after, so that the counters do not depend on the kind or order of
 * changes. Test accounts and admins add nothing.
 *
 * - `total`: users, businesses, sign-ups, live subscriptions by plan and their revenue in cents a month.
 * - a month: what became of its sign-ups, see growth-counters.ts.
 * - a day: its sign-ups, its questions (all, by helper and by trade), the trials that end on it, and the users whose last active day it is. Active
 *   today is that number for today; active in 30 days is its sum over 30 days, since a user has one last active day.
 */

import type { Account } from '../account/account.ts';
import { dayOf } from '../lib/utc-day.ts';
import { isPayingSubscription } from '../plan/paying-subscription.ts';
import { monthlyCents } from '../plan/subscription-revenue.ts';
import { isAdSignup } from '../site/ad-signups.ts';
import { growthKind, sourceKindPrefix, sourceOf, stepsOf } from './growth-counters.ts';
import { isUncounted } from './uncounted-accounts.ts';

/** An amount to add to one counter. `scope` is a day (`2026-11-20`) or `total`; scope and kind are the key of its item. */
export type Tally = { scope: string; kind: string; counter: string; by: number };

/** The kind of the counters that are not by source or campaign. */
export const countsKind = 'COUNTS';
/** Everything an account adds to the counters while it exists. */
export const tallyOf = (account: Account): Tally[] =>
  isUncounted(account) ? [] : [...signupTallies(account), ...currentTallies(account)];

/** What stays counted after an account was deleted: its sign-up. */
export const tallyAfterRemoval = (account: Account): Tally[] =>
  isUncounted(account) ? [] : signupTallies(account);

const one = (scope: string, counter: string, kind: string = countsKind): Tally => ({
  scope,
  kind,
  counter,
  by: 1,
});

const signupTallies = (account: Account): Tally[] => {
  const signup = [
    one('total', 'signups'),
    one(dayOf(account.created_at), 'signups'),
    ...growthTallies(account),
  ];
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

/** Its steps in the month of its sign-up, for all and for its source; they stay counted after a deletion. */
const growthTallies = (account: Account): Tally[] => {
  const month = account.created_at.slice(0, 7);
  return stepsOf(account).flatMap((step) => [
    one(month, step, growthKind),
    one(month, step, sourceKindPrefix + sourceOf(account)),
  ]);
};

const currentTallies = (account: Account): Tally[] => [
  one('total', 'users'),
  ...planTallies(account),
  ...(account.active_on ? [one(account.active_on, 'last_active')] : []),
  ...(account.business_count
    ? [{ ...one('total', 'businesses'), by: account.business_count }]
    : []),
];

const planTallies = ({ subscription, trial_ends_at }: Account): Tally[] => {
  const plan = isPayingSubscription(subscription) ? subscription?.plan : null;
  if (plan)
    return [
      one('total', `paid_${plan}`),
      { ...one('total', `cents_${plan}`), by: monthlyCents(subscription) },
    ];
  return trial_ends_at ? [one(dayOf(trial_ends_at), 'trials_ending')] : [];
};

/** What to add to counters that contain `before` so that they contain `after`; counters that do not change are left out. */
export const difference = (before: readonly Tally[], after: readonly Tally[]): Tally[] => {
  const sums = new Map<string, Tally>();
  const add = (tally: Tally, sign: number) => {
    const id = JSON.stringify([tally.scope, tally.kind, tally.counter]);
    const by = (sums.get(id)?.by ?? 0) + sign * tally.by;
    sums.set(id, { ...tally, by });
  };
  for (const tally of before) add(tally, -1);
  for (const tally of after) add(tally, 1);
  return [...sums.values()].filter(({ by }) => by !== 0);
};
