/** What the page that says whether the product works shows, from the counters of its days. */
import { helperIds } from '../catalogue/helper-ids.ts';
import { type ProviderId, providerIds } from '../connections/providers.ts';
import type { QueueId } from '../lib/queue-names.ts';
import { dayOf, daysUntil } from '../lib/utc-day.ts';
import { spenderCounter, spenders } from '../plan/account-spend.ts';
import type { spendView } from '../plan/stage-model-budget.ts';
import {
  askedOf,
  jobCounters,
  type MailCounter,
  mailCounters,
  ofAllProviders,
  syncFailedCounter,
  syncLateCounter,
  type Trouble,
  type TroubleAt,
  troubleCounter,
  troubles,
  webhookCounters,
  wrongOf,
} from './health-counters.ts';
import { scheduledJobNames, scheduledJobs } from './scheduled-jobs.ts';

const hourMs = 3_600_000;

/** How many days the page may look back, today included. */
export const healthRanges = ['14', '90'] as const;

/** hot: somebody has to do something now · warm: look at it · fine. */
export const healthStates = ['fine', 'warm', 'hot'] as const;
export type HealthState = (typeof healthStates)[number];

type Item = Readonly<Record<string, unknown>>;
/** The items of the days, by day: what the business counts, and what these counters hold. */
type Items = { counts: ReadonlyMap<string, Item>; health: ReadonlyMap<string, Item> };

const numberIn = (item: Item | undefined, counter: string) =>
  Math.max(0, Number(item?.[counter] ?? 0));

const places: readonly TroubleAt[] = [...helperIds, 'assistant', 'unknown'];
const troubleSums = (sumOf: (counter: string) => number, at: readonly TroubleAt[]) =>
  Object.fromEntries(
    troubles.map((trouble) => [
      trouble,
      at.reduce((sum, place) => sum + sumOf(troubleCounter(trouble, place)), 0),
    ]),
  ) as Record<Trouble, number>;

const perDollar = 1_000_000;
const dollars = (microdollars: number) => Math.round(microdollars / (perDollar / 100)) / 100;

const byProvider = (counted: (provider: ProviderId) => number) =>
  Object.fromEntries(providerIds.map((provider) => [provider, counted(provider)])) as Record<
    ProviderId,
    number
  >;

const dayView = (date: string, { counts, health }: Items) => {
  const counted = (counter: string) => numberIn(health.get(date), counter);
  const jobs = (which: 'done' | 'failed') =>
    scheduledJobNames.reduce((sum, name) => sum + counted(jobCounters(name)[which]), 0);
  return {
    date,
    questions: numberIn(counts.get(date), 'questions'),
    ...troubleSums(counted, places),
    dollars: dollars(numberIn(counts.get(date), 'model_microdollars')),
    mails: Object.fromEntries(
      Object.entries(mailCounters).map(([name, counter]) => [name, counted(counter)]),
    ) as Record<MailCounter, number>,
    jobs_done: jobs('done'),
    jobs_failed: jobs('failed'),
    webhooks: counted(webhookCounters.taken),
    webhooks_late: counted(webhookCounters.late),
    webhooks_refused: counted(webhookCounters.refused),
    syncs_failed: byProvider((provider) => counted(syncFailedCounter(provider))),
    syncs_late: byProvider((provider) => counted(syncLateCounter(provider))),
  };
};
export type HealthDay = ReturnType<typeof dayView>;

/** The last of the moments that items of the days note under a name; null when none does. */
const lastMoment = ({ health }: Items, name: string) =>
  [...health.values()]
    .flatMap((item) => (typeof item[name] === 'string' ? [item[name]] : []))
    .toSorted()
    .at(-1) ?? null;

const jobViews = (items: Items, now: Date) =>
  scheduledJobNames.map((name) => {
    const { at, failed } = jobCounters(name);
    const last_at = lastMoment(items, at);
    const isSilent =
      last_at !== null &&
      now.getTime() - Date.parse(last_at) > scheduledJobs[name].silentHours * hourMs;
    return {
      name,
      last_at,
      is_silent: isSilent,
      failed_today: numberIn(items.health.get(dayOf(now)), failed),
    };
  });

/** Hot from the second, warm from the first of two shares of a whole; a few of few say nothing. */
const stateOfShare = (
  part: number,
  whole: number,
  { warm, hot, least }: { warm: number; hot: number; least: number },
): HealthState => {
  if (part < least) return 'fine';
  const share = part / Math.max(whole, part);
  if (share > hot) return 'hot';
  return share > warm ? 'warm' : 'fine';
};

const worst = (...states: HealthState[]): HealthState =>
  healthStates.findLast((state) => states.includes(state)) ?? 'fine';

export type TopSpender = { microdollars: number; calls: number };

/** One account spends a dollar or more, and more than three times what the next one does. */
const isRunaway = ([first, second]: readonly TopSpender[]) =>
  first !== undefined &&
  first.microdollars >= perDollar &&
  first.microdollars > 3 * (second?.microdollars ?? 0);

/** The mail service judges a sender by many mails, so the last days count together. */
const mailState = (days: readonly HealthDay[]): HealthState => {
  const recent = days.slice(-7);
  const sum = (name: MailCounter) => recent.reduce((all, { mails }) => all + mails[name], 0);
  // It looks at an account at 5% that come back and 0.1% that complain.
  return worst(
    stateOfShare(sum('bounced'), sum('sent'), { warm: 0.02, hot: 0.05, least: 3 }),
    stateOfShare(sum('complained'), sum('sent'), { warm: 0.0005, hot: 0.001, least: 1 }),
  );
};

type Spend = Pick<ReturnType<typeof spendView>, 'spent_dollars' | 'limit_dollars' | 'is_stopped'>;

const spendState = ({ spent_dollars, limit_dollars, is_stopped }: Spend): HealthState => {
  if (is_stopped) return 'hot';
  return spent_dollars >= limit_dollars * 0.8 ? 'warm' : 'fine';
};

const queueState = (depths: Readonly<Record<QueueId, number | null>>): HealthState => {
  const given = (id: QueueId) => depths[id] ?? 0;
  if (given('deletionsFailed') + given('syncsFailed') + given('jobsFailed') > 0) return 'hot';
  return Object.values(depths).includes(null) || given('syncs') > 10_000 ? 'warm' : 'fine';
};

/** So many failed reads of connected accounts, or late events of them, in a day are worth a look; a few pass by themselves. */
const manySyncs = 10;

type Parts = {
  count: number;
  items: Items;
  spend: Spend;
  top: readonly TopSpender[];
  queues: Readonly<Record<QueueId, number | null>>;
  now: Date;
};

/** Every line of the page with its state, and the figures behind them. */
export const healthReport = ({ count, items, spend, top, queues, now }: Parts) => {
  const days = daysUntil(now, count).map((date) => dayView(date, items));
  const today = days.at(-1) as HealthDay;
  const jobs = jobViews(items, now);
  const sumOf = (counter: string) =>
    days.reduce((sum, { date }) => sum + numberIn(items.health.get(date), counter), 0);
  return {
    days,
    by_helper: places.map((at) => ({ at, ...troubleSums(sumOf, [at]) })),
    by_plan: spenders.map((spender) => ({
      spender,
      dollars: dollars(
        days.reduce(
          (sum, { date }) => sum + numberIn(items.counts.get(date), spenderCounter(spender)),
          0,
        ),
      ),
    })),
    jobs,
    last_webhook_at: lastMoment(items, webhookCounters.at),
    states: {
      failed: stateOfShare(wrongOf(today), askedOf(today), {
        warm: 0.02,
        hot: 0.05,
        least: 3,
      }),
      slow: stateOfShare(today.slow, today.questions, { warm: 0.05, hot: 0.2, least: 3 }),
      spend: spendState(spend),
      top_account: isRunaway(top) ? 'hot' : 'fine',
      mails: mailState(days),
      jobs: worst(
        jobs.some(({ is_silent }) => is_silent) ? 'hot' : 'fine',
        jobs.some(({ failed_today }) => failed_today > 0) ? 'warm' : 'fine',
      ),
      queues: queueState(queues),
      syncs: [today.syncs_failed, today.syncs_late].some(
        (counts) => ofAllProviders(counts) >= manySyncs,
      )
        ? 'warm'
        : 'fine',
      webhooks: worst(
        today.webhooks_refused > 3 ? 'hot' : 'fine',
        today.webhooks_late > 0 ? 'warm' : 'fine',
      ),
    } satisfies Record<string, HealthState>,
  };
};
