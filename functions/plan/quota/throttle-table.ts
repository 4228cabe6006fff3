import { Problem } from '#shared/contract/problem.ts';
import { throttleKey } from '../../lib/keys.ts';
import { conditionFailed, table } from '../../lib/table.ts';

const minuteMs = 60_000;

/** Counts a post of a sender; throws `too-fast` after `limit` posts in one minute. The counter has a time to live of two minutes at most. */
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
