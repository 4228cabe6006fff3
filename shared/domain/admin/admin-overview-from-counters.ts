import { helperIds } from '../catalogue/helper-ids.ts';
import { tradeNames } from '../catalogue/trades/index.ts';
import { dayAt, dayOf, daysUntil } from '../lib/utc-day.ts';
import { byPlan, defaultPlan, paidPlanIds, trialDays, trialPlan } from '../plan/plans.ts';
import { extraTrialDays } from '../plan/trial-extension.ts';
import { helperCounter, tradeCounter } from './question-counters.ts';

/** How many days the charts look back, today included. */
export const chartDays = 30;

type Counters = Readonly<Record<string, number>>;

const daysOfCharts = (now: Date) => daysUntil(now, chartDays);
/** The days on which the trials that run at `now` can end. */
const daysOfTrialEnds = (now: Date) =>
  Array.from({ length: trialDays + extraTrialDays + 1 }, (_, nth) => dayAt(now, nth));

/** The scopes of the counters that `overviewOf` reads: the total, the days of the charts and the days on which trials end. */
export const overviewScopes = (now: Date) => [
  ...new Set(['total', ...daysOfCharts(now), ...daysOfTrialEnds(now)]),
];

const byCountDescending = <C extends { count: number }>(counts: C[]) =>
  counts.toSorted((one, other) => other.count - one.count);

/** The admin overview from the counters; an owner on a trial counts under the plan of the trial. */
export const overviewOf = (counters: ReadonlyMap<string, Counters>, now: Date) => {
  const read = (scope: string, counter: string) => Math.max(0, counters.get(scope)?.[counter] ?? 0);
  const total = (counter: string) => read('total', counter);
  const sum = (scopes: readonly string[], counter: string) =>
    scopes.reduce((all, scope) => all + read(scope, counter), 0);

  const chartScopes = daysOfCharts(now);
  const users = total('users');
  const trials = sum(daysOfTrialEnds(now), 'trials_ending');
  const usersByPlan = byPlan(
    paidPlanIds,
    (plan) => total(`paid_${plan}`) + (plan === trialPlan ? trials : 0),
  );
  const notOnDefault = Object.values(usersByPlan).reduce((all, count) => all + count, 0);
  return {
    users,
    by_plan: { ...usersByPlan, [defaultPlan]: Math.max(0, users - notOnDefault) },
    trials,
    active_today: read(dayOf(now), 'last_active'),
    active_30_days: sum(chartScopes, 'last_active'),
    questions: sum(chartScopes, 'questions'),
    by_helper: byCountDescending(
      [...helperIds, null].map((helper_id) => ({
        helper_id,
        count: sum(chartScopes, helperCounter(helper_id)),
      })),
    ),
    by_trade: byCountDescending(
      tradeNames.map((business_type) => ({
        business_type,
        count: sum(chartScopes, tradeCounter(business_type)),
      })),
    ),
    tasks_added: sum(chartScopes, 'tasks_added'),
    tasks_done: sum(chartScopes, 'tasks_done'),
    check_ins_opened: sum(chartScopes, 'check_ins_opened'),
    businesses: total('businesses'),
    suggestions: total('suggestions'),
    monthly_revenue_cents: byPlan(paidPlanIds, (plan) => total(`cents_${plan}`)),
    days: chartScopes.map((date) => ({
      date,
      signups: read(date, 'signups'),
      questions: read(date, 'questions'),
    })),
  };
};
