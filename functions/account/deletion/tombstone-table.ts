import { isUnexpired } from '#shared/domain/lib/retention.ts';
import { addressHash } from '../../lib/keyed-hash.ts';
import { tombstoneKey } from '../../lib/keys.ts';
import { table } from '../../lib/table.ts';

/** How long an address is known after its account is gone. */
const keptSeconds = 2 * 365 * 86_400;

/** Records for two years that an address had an account, so that it gets no second trial; the first recorded end of a trial is kept. */
export const writeTombstone = async (email: string, trialEndsAt: string | null, now: Date) => {
  await table.update(tombstoneKey(await addressHash(email)), {
    UpdateExpression:
      'SET deleted_at = :now, #ttl = :ttl, trial_ends_at = if_not_exists(trial_ends_at, :end)',
    ExpressionAttributeNames: { '#ttl': 'ttl' },
    ExpressionAttributeValues: {
      ':now': now.toISOString(),
      ':ttl': Math.floor(now.getTime() / 1000) + keptSeconds,
      ':end': trialEndsAt,
    },
  });
};

/** When the trial of an earlier account of this address ends or ended (ISO); null if that account had none, undefined if there was no account. */
export const earlierTrialEnd = async (email: string, now: Date) => {
  const item = await table.get(tombstoneKey(await addressHash(email)), { consistent: true });
  if (!item || !isUnexpired({ ttl: Number(item.ttl) }, now)) return undefined;
  return typeof item.trial_ends_at === 'string' ? item.trial_ends_at : null;
};
