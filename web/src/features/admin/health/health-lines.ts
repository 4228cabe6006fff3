import { askedOf, ofAllProviders, wrongOf } from '#shared/domain/admin/health-counters.ts';
import type { HealthState } from '#shared/domain/admin/health-report.ts';
import { scheduledJobs } from '#shared/domain/admin/scheduled-jobs.ts';
import { countText, moneyText } from '../admin-format.ts';
import type { Health } from '../admin-queries.ts';
import {
  jobsWords,
  mailWords,
  queueWords,
  slowWords,
  spendWords,
  syncWords,
  topWords,
  troubleWords,
  webhookWords,
} from './health-words.ts';

/** One line of the page: what, how it is, its days, its figure of today, and the page that says what to do. */
export type HealthLine = {
  id: keyof Health['states'];
  title: string;
  text: string;
  state: HealthState;
  /** One figure for each day, today last; none where only now matters. */
  bars: readonly number[];
  today: string;
  of: string;
  /** The name of its page in docs/runbooks. */
  runbook: string;
};

type Day = Health['days'][number];

const queueRunbook = ({ queues }: Health) => {
  if (queues.deletionsFailed) return 'deletion-stuck';
  return queues.syncsFailed ? 'sync-gave-up' : 'job-gave-up';
};

const jobRunbook = ({ jobs }: Health) => {
  const silent = jobs.find(({ is_silent }) => is_silent);
  return silent ? scheduledJobs[silent.name].runbook : 'job-gave-up';
};

const answerLines = (health: Health, today: Day): Omit<HealthLine, 'state'>[] => [
  {
    id: 'failed',
    title: 'Answers failed',
    text: troubleWords(today),
    bars: health.days.map(wrongOf),
    today: countText(wrongOf(today)),
    of: `of ${countText(askedOf(today))}`,
    runbook: 'chat-fails',
  },
  {
    id: 'slow',
    title: 'Slow answers',
    text: slowWords(today),
    bars: health.days.map(({ slow }) => slow),
    today: countText(today.slow),
    of: `of ${countText(today.questions)}`,
    runbook: 'chat-slow',
  },
];

const spendLines = (health: Health): Omit<HealthLine, 'state'>[] => [
  {
    id: 'spend',
    title: 'AI spend',
    text: spendWords(health),
    bars: health.days.map(({ dollars }) => dollars),
    today: moneyText(health.spend.spent_dollars * 100),
    of: `of ${moneyText(health.spend.limit_dollars * 100)}`,
    runbook: health.spend.is_stopped ? 'answers-paused' : 'model-half-spent',
  },
  {
    id: 'top_account',
    title:
      health.states.top_account === 'hot' ? 'One account spends too much' : 'Spend per account',
    text: topWords(health),
    bars: [],
    today: moneyText((health.top_accounts[0]?.dollars ?? 0) * 100),
    of: 'today',
    runbook: 'model-half-spent',
  },
];

const otherLines = (health: Health, today: Day): Omit<HealthLine, 'state'>[] => [
  {
    id: 'mails',
    title: 'Emails bounced',
    text: mailWords(today),
    bars: health.days.map(({ mails }) => mails.bounced + mails.returned + mails.complained),
    today: countText(today.mails.bounced + today.mails.returned),
    of: `of ${countText(today.mails.sent)}`,
    runbook: today.mails.complained > 0 ? 'mail-complaints' : 'mail-bounces',
  },
  {
    id: 'jobs',
    title: 'Jobs',
    text: jobsWords(health),
    bars: health.days.map(({ jobs_done }) => jobs_done),
    today: countText(today.jobs_done),
    of: today.jobs_failed > 0 ? `ran, ${countText(today.jobs_failed)} failed` : 'ran',
    runbook: jobRunbook(health),
  },
  {
    id: 'queues',
    title: 'Waiting work',
    text: queueWords(health),
    bars: [],
    today: countText((health.queues.deletions ?? 0) + (health.queues.syncs ?? 0)),
    of: 'waiting',
    runbook: queueRunbook(health),
  },
  {
    id: 'syncs',
    title: 'Connections',
    text: syncWords(today),
    bars: health.days.map(
      ({ syncs_failed, syncs_late }) => ofAllProviders(syncs_failed) + ofAllProviders(syncs_late),
    ),
    today: countText(ofAllProviders(today.syncs_failed)),
    of: `failed, ${countText(ofAllProviders(today.syncs_late))} late`,
    runbook: 'syncs-fail',
  },
  {
    id: 'webhooks',
    title: 'Payments late',
    text: webhookWords(health),
    bars: health.days.map(
      ({ webhooks_late, webhooks_refused }) => webhooks_late + webhooks_refused,
    ),
    today: countText(today.webhooks_late + today.webhooks_refused),
    of: `of ${countText(today.webhooks + today.webhooks_refused)}`,
    runbook: 'webhook-refused',
  },
];

const urgency: Readonly<Record<HealthState, number>> = { hot: 0, warm: 1, fine: 2 };

/** Every line, what needs somebody first. */
export const healthLines = (health: Health): HealthLine[] => {
  const today = health.days.at(-1);
  if (!today) return [];
  return [...answerLines(health, today), ...spendLines(health), ...otherLines(health, today)]
    .map((line) => ({ ...line, state: health.states[line.id] }))
    .toSorted((one, other) => urgency[one.state] - urgency[other.state]);
};
