import { byPlan, defaultPlan, paidPlanIds, trialDays, trialPlan } from './plans.ts';
import { dayOf } from './stats.ts';

const dayMs = 86_400_000;
/** How many days the charts look back, today included. */
export const chartDays = 30;

type Counters = Readonly<Record<string, number>>;

const dayAt = (now: Date, offset: number) => dayOf(new Date(now.getTime() + offset * dayMs));
const pastDays = (now: Date) =>
  Array.from({ length: chartDays }, (_, nth) => dayAt(now, nth - chartDays + 1));
/** No trial that runs can end later. */
const daysAhead = (now: Date) => Array.from({ length: trialDays + 1 }, (_, nth) => dayAt(now, nth));

/** The places whose counters the overview is made of: the total, the days of the charts and the days on which running trials end. */
export const overviewPlaces = (now: Date) => [
  ...new Set(['total', ...pastDays(now), ...daysAhead(now)]),
];

/** The numbers of the business out of the counters; somebody on a trial counts under the plan they use. */
export const overviewOf = (counters: ReadonlyMap<string, Counters>, now: Date) => {
  const read = (place: string, counter: string) => Math.max(0, counters.get(place)?.[counter] ?? 0);
  const total = (counter: string) => read('total', counter);
  const sum = (places: readonly string[], counter: string) =>
    places.reduce((all, place) => all + read(place, counter), 0);

  const past = pastDays(now);
  const users = total('users');
  const trials = sum(daysAhead(now), 'trials_ending');
  const using = byPlan(
    paidPlanIds,
    (plan) => total(`paid_${plan}`) + (plan === trialPlan ? trials : 0),
  );
  const notFree = Object.values(using).reduce((all, count) => all + count, 0);
  return {
    users,
    by_plan: { ...using, [defaultPlan]: Math.max(0, users - notFree) },
    trials,
    active_today: read(dayOf(now), 'last_active'),
    active_30_days: sum(past, 'last_active'),
    questions: sum(past, 'questions'),
    businesses: total('businesses'),
    suggestions: total('suggestions'),
    monthly_revenue_cents: byPlan(paidPlanIds, (plan) => total(`cents_${plan}`)),
    days: past.map((date) => ({
      date,
      signups: read(date, 'signups'),
      questions: read(date, 'questions'),
    })),
  };
};

/** The share of sign-ups that came from the ad page, in percent with one decimal; 0 while nobody signed up. */
export const conversionRate = (adSignups: number, signups: number) =>
  signups > 0 ? Math.round((adSignups / signups) * 1000) / 10 : 0;
