import { Problem } from '#shared/contract/problem.ts';
import { throttleKey } from '../lib/keys.ts';
import { conditionFailed, table } from '../lib/table.ts';

const minuteMs = 60_000;

/** Lets a sender pass `limit` times a minute and refuses the rest as `too-fast`. The counter throws itself away. */
export const takeThrottle = async (sender: string, limit: number, now: Date) => {
  const minute = Math.floor(now.getTime() / minuteMs);
  try {
    await table.update(throttleKey(sender, minute), {
      UpdateExpression: 'SET #ttl = :ttl ADD posts :one',
      ConditionExpression: 'attribute_not_exists(posts) OR posts < :limit',
      ExpressionAttributeNames: { '#ttl': 'ttl' },
      ExpressionAttributeValues: { ':one': 1, ':limit': limit, ':ttl': (minute + 2) * 60 },
    });
  } catch (error) {
    if (conditionFailed(error)) throw new Problem('too-fast');
    throw error;
  }
};
