import type { Account } from '#shared/domain/account.ts';
import { type ReminderKind, reminderMail, remindersDue } from '#shared/domain/trial-reminders.ts';
import { config } from '../lib/config.ts';
import { job } from '../lib/job.ts';
import { hashed, log } from '../lib/log.ts';
import { sendMail } from '../lib/mail.ts';
import { count } from '../lib/metrics.ts';
import { findAccount } from '../tables/account-table.ts';
import { claimReminder, releaseReminder, trialsEndingOn } from '../tables/trial-reminders-table.ts';

const dayMs = 86_400_000;

/**
 * Runs once a day: tells owners that their trial is about to end, three days before and on the last day. However often
 * it runs, each of them gets each mail once; a day that was missed is made up for.
 */
export const handler = job(async (_: unknown = {}, __: unknown = {}, now: Date = new Date()) => {
  const result = { sent: 0, failed: 0 };
  for (const day of daysFrom(now, 4))
    for await (const sub of trialsEndingOn(day)) {
      const account = await findAccount(sub);
      const due = account && remindersDue(account, now);
      if (!due || account.trial_ends_at?.slice(0, 10) !== day) continue;
      const outcome = await remind(account, due, day, now);
      if (outcome) result[outcome]++;
    }
  log.info('trial reminders', result);
  if (result.failed) count('MailFailed', result.failed);
  return result;
});

const daysFrom = (now: Date, days: number) =>
  Array.from({ length: days }, (_, nth) =>
    new Date(now.getTime() + nth * dayMs).toISOString().slice(0, 10),
  );

const remind = async (account: Account, reminder: ReminderKind, day: string, now: Date) => {
  if (!(await claimReminder(day, account.id, reminder))) return undefined;
  try {
    const mail = reminderMail(account, now, config.APP_ORIGIN);
    return (await sendMail({ to: account.email, ...mail })) ? 'sent' : undefined;
  } catch (error) {
    await releaseReminder(day, account.id, reminder);
    log.warn('a trial reminder did not go out', {
      user: hashed(account.id),
      error: error as Error,
    });
    return 'failed';
  }
};
