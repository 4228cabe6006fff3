import type { Account } from '#shared/domain/account.ts';
import { noteTrial } from '../tables/trial-reminders-table.ts';
import { log } from '../lib/log.ts';

/** Has the owner reminded before the trial ends; a reminder that cannot be noted is no reason to fail. */
export const remindOfTrial = async ({ id, trial_ends_at }: Account) => {
  if (trial_ends_at === null) return;
  try {
    await noteTrial(id, trial_ends_at);
  } catch (error) {
    log.warn('trial reminder not noted', error as Error);
  }
};
