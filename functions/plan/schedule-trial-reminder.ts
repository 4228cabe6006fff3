import type { Account } from '#shared/domain/account/account.ts';
import { log } from '../lib/log.ts';
import { saveTrialEnd } from './trial-reminders-table.ts';

/** Schedules the mail before the end of a trial. Never rejects: a failed write is logged. */
export const scheduleTrialReminder = async ({ id, trial_ends_at }: Account) => {
  if (trial_ends_at === null) return;
  try {
    await saveTrialEnd(id, trial_ends_at);
  } catch (error) {
    log.warn('trial reminder not noted', error as Error);
  }
};
