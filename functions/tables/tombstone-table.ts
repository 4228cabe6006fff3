import { tombstoneKey } from '../lib/keys.ts';
import { table } from '../lib/table.ts';

/** Records that an address had an account, so that it gets no second trial; the first recorded end of a trial is kept. */
export const writeTombstone = async (email: string, trialEndsAt: string | null, now: Date) => {
  await table.update(tombstoneKey(email), {
    UpdateExpression: 'SET deleted_at = :now, trial_ends_at = if_not_exists(trial_ends_at, :end)',
    ExpressionAttributeValues: { ':now': now.toISOString(), ':end': trialEndsAt },
  });
};

/** When the trial of an earlier account of this address ends or ended (ISO); null if that account had none, undefined if there was no account. */
export const earlierTrialEnd = async (email: string) => {
  const item = await table.get(tombstoneKey(email), { consistent: true });
  return item && typeof item.trial_ends_at === 'string' ? item.trial_ends_at : item && null;
};
