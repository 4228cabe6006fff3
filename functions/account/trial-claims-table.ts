import { isUnexpired } from '#shared/domain/lib/item-expiry.ts';
import type { AccountId } from '../lib/account-and-person-ids.ts';
import { accountHash, mailboxHash } from '../lib/keyed-hashes.ts';
import type { Item } from '../lib/keys/key-and-item.ts';
import { trialClaimKey } from '../lib/keys/plan-keys.ts';
import { table } from '../lib/table.ts';
import { isWritten } from '../lib/writes/conditional-write.ts';

/** How long a mailbox is known after its account was made or is gone. */
const keptSeconds = 2 * 365 * 86_400;
const ttlFrom = (now: Date) => Math.floor(now.getTime() / 1000) + keptSeconds;

/** Records for two years that a mailbox had an account, so that it gets no second trial; the first recorded end of a trial is kept. */
export const recordTrial = async (email: string, trialEndsAt: string | null, now: Date) => {
  await table.update(trialClaimKey(await mailboxHash(email)), {
    UpdateExpression:
      'SET deleted_at = :now, #ttl = :ttl, trial_ends_at = if_not_exists(trial_ends_at, :end) REMOVE account',
    ExpressionAttributeNames: { '#ttl': 'ttl' },
    ExpressionAttributeValues: {
      ':now': now.toISOString(),
      ':ttl': ttlFrom(now),
      ':end': trialEndsAt,
    },
  });
};

/**
 * Gives the trial of a mailbox to the account that asks first. Undefined when it is this account's; else when the trial of
 * an earlier, deleted account of the mailbox ends or ended (ISO), or null: that account had none, or another account of
 * the mailbox still has it. Asking again gives the same answer.
 */
export const claimTrial = async (
  email: string,
  accountId: AccountId,
  now: Date,
): Promise<string | null | undefined> => {
  const key = trialClaimKey(await mailboxHash(email));
  const account = await accountHash(accountId);
  const stored = await table.get(key, { consistent: true });
  if (!stored || !isUnexpired({ ttl: Number(stored.ttl) }, now)) {
    if (await putFirst({ ...key, account, ttl: ttlFrom(now) }, stored)) return undefined;
    // Another sign-up was first.
    return claimTrial(email, accountId, now);
  }
  if (stored.deleted_at)
    return typeof stored.trial_ends_at === 'string' ? stored.trial_ends_at : null;
  return stored.account === account ? undefined : null;
};

/** Puts an item in place of an expired one or of none; false when another one is there meanwhile. */
const putFirst = async (item: Item, expired: Item | undefined) => {
  return isWritten(
    table.put(item, {
      ConditionExpression: expired ? '#ttl = :seen' : 'attribute_not_exists(pk)',
      ...(expired && {
        ExpressionAttributeNames: { '#ttl': 'ttl' },
        ExpressionAttributeValues: { ':seen': expired.ttl },
      }),
    }),
  );
};
