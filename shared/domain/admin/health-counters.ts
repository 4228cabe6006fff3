/**
 * The counters of a day (UTC) behind the page that says whether the product works. Each event adds to them once, so that
 * the page reads one item for each day.
 */
import type { HelperId } from '../catalogue/helper-ids.ts';
import type { ProviderId } from '../connections/providers.ts';
import type { ScheduledJob } from './scheduled-jobs.ts';

/** The kind of these counters, beside the counts of the business. */
export const healthKind = 'HEALTH';

/** What can be wrong with an answer. One that begins late or is cut was answered; of the other two nothing is stored. */
export const troubles = ['failed', 'refused', 'cut', 'slow'] as const;
export type Trouble = (typeof troubles)[number];

type Counted = Readonly<Record<'questions' | Exclude<Trouble, 'slow'>, number>>;
/** Answers that went wrong: the three of these after which the owner has no whole answer. */
export const wrongOf = ({ failed, refused, cut }: Omit<Counted, 'questions'>) =>
  failed + refused + cut;
/** Questions that were asked, with or without an answer. */
export const askedOf = ({ questions, failed, refused }: Omit<Counted, 'cut'>) =>
  questions + failed + refused;

/** From how many ms until its first words an answer is slow. */
export const slowAfterMs = 2500;

/** Whose answer it was: of a helper, of the assistant that suggests one, or of a worker that stopped and left no trace of it. */
export type TroubleAt = HelperId | 'assistant' | 'unknown';

/** The counter of what was wrong with answers of one helper. */
export const troubleCounter = (trouble: Trouble, at: TroubleAt) => `${trouble}_${at}` as const;

/** The counters of runs of a job, and the attribute with the moment at which one last ended well. */
export const jobCounters = (job: ScheduledJob) =>
  ({ done: `job_done_${job}`, failed: `job_failed_${job}`, at: `job_at_${job}` }) as const;

/** The counters of mails, as the mail service reports them. */
export const mailCounters = {
  sent: 'mails_sent',
  /** The address does not exist, or refuses for good. */
  bounced: 'mails_bounced',
  /** A full mailbox and the like: the address is right. */
  returned: 'mails_returned',
  complained: 'mails_complained',
} as const;
export type MailCounter = keyof typeof mailCounters;

/** The counters of events of the payment provider, and the attribute with the moment of the last one. */
export const webhookCounters = {
  taken: 'webhooks',
  late: 'webhooks_late',
  refused: 'webhooks_refused',
  at: 'webhook_at',
} as const;

/** An event that comes later than this after it happened is late, in ms. */
export const lateAfterMs = 5 * 60_000;

/** The counter of readings of a provider's accounts that failed. */
export const syncFailedCounter = (provider: ProviderId) => `sync_failed_${provider}` as const;

/** The counter of a provider's events that came late. */
export const syncLateCounter = (provider: ProviderId) => `sync_late_${provider}` as const;

/** One of these counts of a day, of all providers. */
export const ofAllProviders = (counts: Readonly<Record<ProviderId, number>>) =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);
