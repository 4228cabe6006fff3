import type { CheckInDecision } from '#shared/domain/week/check-in/check-in-schedule.ts';
import { dueBuckets } from '#shared/domain/week/check-in/check-in-schedule.ts';
import { config } from '../../lib/config.ts';
import { forEachAbreast } from '../../lib/for-each-abreast.ts';
import { clockJob } from '../../lib/job-handler.ts';
import { hashed, log } from '../../lib/log.ts';
import { readBulkMailsLeft } from '../../lib/mail/read-bulk-mails-left.ts';
import { count } from '../../lib/metrics.ts';
import { outgoingRateLimiter } from '../../lib/outgoing-rate-limiter.ts';
import { type Due, dueIn } from './due-check-ins.ts';
import { sendCheckIn } from './send-check-in.ts';

/** Owners at once: enough to keep the pace although each needs several requests. */
const abreast = Math.max(10, config.MAILS_PER_SECOND);
/** When a run stops beginning new mails; the next one goes on. */
const limitMs = 13 * 60_000;

type Outcome =
  | 'sent'
  | 'failed'
  | 'claimed'
  | 'waiting'
  | 'no-access'
  | NonNullable<Extract<CheckInDecision, { send: null }>['why']>;

/**
 * Runs four times an hour: sends the check-in to the businesses whose weekday and hour it is. It reads only those that are
 * listed in the hours of the last day. However often it runs, whoever asked for the mail of a business gets at most one in seven days.
 */
export const handler = clockJob(
  'on-check-ins',
  async (_: unknown = {}, __: unknown = {}, now: Date = new Date()) => {
    const began = Date.now();
    let left = Number.POSITIVE_INFINITY;
    const isOver = () => Date.now() - began > limitMs || left <= 0;
    const outcomes: Partial<Record<Outcome, number>> = {};
    const nextTurn = outgoingRateLimiter(config.MAILS_PER_SECOND);
    const rateLimiter = async () => {
      // Asked for by every mail, and only where there is one.
      quota ??= readBulkMailsLeft().then((mails) => {
        left = mails;
      });
      await quota;
      if (left-- <= 0) throw new QuotaUsedUp();
      await nextTurn();
    };
    let quota: Promise<void> | undefined;
    await forEachAbreast(
      allDue(now),
      async (due) => {
        const outcome = await tried(due, () => sendCheckIn(due, now, rateLimiter));
        outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
      },
      { abreast, isOver },
    );
    log.info('check-ins', outcomes);
    if (outcomes.waiting) log.warn('mails wait for the quota of 24 hours', outcomes);
    if (outcomes.failed) count('MailFailed', outcomes.failed);
    return outcomes;
  },
);

class QuotaUsedUp extends Error {}

async function* allDue(now: Date) {
  // Without a sender or an address to name there is no mail, so nothing is claimed either.
  if (!config.MAIL_FROM || !config.POSTAL_ADDRESS) return;
  for (const bucket of dueBuckets(now)) yield* dueIn(bucket, now);
}

/** One owner's failure is not the others'. */
const tried = async ({ accountId }: Due, act: () => Promise<Outcome>): Promise<Outcome> => {
  try {
    return await act();
  } catch (error) {
    // Nothing was claimed: a later run sends it.
    if (error instanceof QuotaUsedUp) return 'waiting';
    log.warn('a check-in did not go out', { account: hashed(accountId), error: error as Error });
    return 'failed';
  }
};
