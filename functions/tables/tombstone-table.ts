import { tombstoneKey } from '../lib/keys.ts';
import { table } from '../lib/table.ts';

/** Remembers that an address had an account, so that leaving it does not earn another trial; the first end of a trial stays. */
export const writeTombstone = async (email: string, trialEndsAt: string | null, now: Date) => {
  await table.update(tombstoneKey(email), {
    UpdateExpression: 'SET deleted_at = :now, trial_ends_at = if_not_exists(trial_ends_at, :end)',
    ExpressionAttributeValues: { ':now': now.toISOString(), ':end': trialEndsAt },
  });
};

/** When the trial of an earlier account of this address ended or ends; null if it had none left, undefined if there was no account. */
export const earlierTrialEnd = async (email: string) => {
  const item = await table.get(tombstoneKey(email), { consistent: true });
  return item && typeof item.trial_ends_at === 'string' ? item.trial_ends_at : item && null;
};
