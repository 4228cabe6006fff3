import type { Account } from '#shared/domain/account/account.ts';
import {
  type ReminderKind,
  reminderMail,
  remindersDue,
} from '#shared/domain/plan/trial-reminders.ts';
import { findAccounts } from '../account/account-table.ts';
import { config } from '../lib/config.ts';
import { forEachAbreast } from '../lib/for-each-abreast.ts';
import { clockJob } from '../lib/job-handler.ts';
import { hashed, log } from '../lib/log.ts';
import { sendMail } from '../lib/mail/send-mail.ts';
import { count } from '../lib/metrics.ts';
import { outgoingRateLimiter } from '../lib/outgoing-rate-limiter.ts';
import { claimReminder, releaseReminder, trialsEndingOn } from './trial-reminders-table.ts';

const dayMs = 86_400_000;
const abreast = 10;
/** When a run stops beginning new mails; the next one, an hour later, goes on. */
const limitMs = 13 * 60_000;

/**
 * Runs every hour of an afternoon: tells owners that their trial is about to end, three days before and on the last day.
 * However often it runs, each of them gets each mail once; a run that was missed is made up for. Accounts are read a
 * hundred at a time, and not at all once their mails are out.
 */
export const handler = clockJob(
  'on-trial-reminders',
  async (_: unknown = {}, __: unknown = {}, now: Date = new Date()) => {
    const began = Date.now();
    const isOver = () => Date.now() - began > limitMs;
    const result = { sent: 0, failed: 0 };
    const rateLimiter = outgoingRateLimiter(config.MAILS_PER_SECOND);
    await forEachAbreast(
      ownersToRemind(now),
      async ({ account, due, day }) => {
        const outcome = await remind(account, due, day, now, rateLimiter);
        if (outcome) result[outcome]++;
      },
      { abreast, isOver },
    );
    log.info('trial reminders', result);
    if (result.failed) count('MailFailed', result.failed);
    return result;
  },
);

async function* ownersToRemind(now: Date) {
  for (const day of daysFrom(now, 4))
    for await (const subs of trialsEndingOn(day))
      for (const account of await findAccounts(subs)) {
        const due = remindersDue(account, now);
        if (due && !account.deletion_requested_at && account.trial_ends_at?.slice(0, 10) === day)
          yield { account, due, day };
      }
}

const daysFrom = (now: Date, days: number) =>
  Array.from({ length: days }, (_, nth) =>
    new Date(now.getTime() + nth * dayMs).toISOString().slice(0, 10),
  );

const remind = async (
  account: Account,
  reminder: ReminderKind,
  day: string,
  now: Date,
  rateLimiter: () => Promise<void>,
) => {
  if (!(await claimReminder(day, account.id, reminder))) return undefined;
  try {
    await rateLimiter();
    const mail = reminderMail(account, now, config.APP_ORIGIN);
    return (await sendMail({ to: account.email, ...mail })) ? 'sent' : undefined;
  } catch (error) {
    await releaseReminder(day, account.id, reminder);
    log.warn('a trial reminder did not go out', {
      account: hashed(account.id),
      error: error as Error,
    });
    return 'failed';
  }
};
