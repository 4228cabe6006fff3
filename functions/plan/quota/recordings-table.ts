import { Problem } from '#shared/contract/problem.ts';
import { recordingsMs } from '#shared/domain/chat/recording-allowance.ts';
import type { AccountId } from '../../lib/account-and-person-ids.ts';
import { recordingsKey } from '../../lib/keys/plan-keys.ts';
import { conditionFailed, table } from '../../lib/table.ts';

/** Attributes of the item: when the 24 hours began (epoch ms), and the recordings since. */
const names = { '#since': 'since', '#used': 'used', '#ttl': 'ttl' } as const;

/**
 * Counts a recording of an owner, in 24 hours from the first one; returns when they began, in epoch ms. Throws
 * `limit-reached`, with the words of `refusal`, when `limit` of them are counted already.
 */
export const takeRecording = async (
  accountId: AccountId,
  limit: number,
  now: Date,
  refusal: (since: number) => string,
): Promise<number> => {
  const ms = now.getTime();
  const key = recordingsKey(accountId);
  // Another request may begin the 24 hours in between; then the second round counts in them.
  for (let tries = 0; tries < 3; tries++) {
    const stored = await table.get(key, { consistent: true });
    const since = Number(stored?.since ?? 0);
    const isOpen = since > ms - recordingsMs;
    if (isOpen && Number(stored?.used ?? 0) >= limit)
      throw new Problem('limit-reached', refusal(since));
    const next = isOpen ? since : ms;
    try {
      await table.update(key, {
        UpdateExpression: isOpen
          ? 'ADD #used :one'
          : 'SET #since = :next, #used = :one, #ttl = :ttl',
        ConditionExpression: isOpen
          ? '#since = :next AND #used < :limit'
          : 'attribute_not_exists(pk) OR #since <= :old',
        ExpressionAttributeNames: isOpen
          ? { '#since': names['#since'], '#used': names['#used'] }
          : names,
        ExpressionAttributeValues: {
          ':one': 1,
          ':next': next,
          ...(isOpen
            ? { ':limit': limit }
            : { ':old': ms - recordingsMs, ':ttl': Math.ceil((ms + recordingsMs) / 1000) }),
        },
        ReturnValues: 'NONE',
      });
      return next;
    } catch (error) {
      if (!conditionFailed(error)) throw error;
    }
  }
  throw new Problem('too-fast');
};

/** Adds recordings to those of the 24 hours that began at `since`; a negative number gives some back. */
export const addRecordings = async (accountId: AccountId, count: number, since: number) => {
  try {
    await table.update(recordingsKey(accountId), {
      UpdateExpression: 'ADD #used :count',
      ConditionExpression: '#since = :since',
      ExpressionAttributeNames: { '#since': names['#since'], '#used': names['#used'] },
      ExpressionAttributeValues: { ':count': count, ':since': since },
      ReturnValues: 'NONE',
    });
  } catch (error) {
    if (!conditionFailed(error)) throw error;
  }
};
