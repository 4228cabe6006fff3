import { createHash } from 'node:crypto';
import { Problem } from '#shared/contract/problem.ts';
import { conditionFailed, table } from '../lib/table.ts';

const minuteMs = 60_000;

/** The counter of one sender in one minute; the address itself is not stored. */
const key = (sender: string, minute: number) => ({
  pk: `THROTTLE#${createHash('sha256').update(sender).digest('hex')}`,
  sk: String(minute),
});

/** Lets a sender pass `limit` times a minute and refuses the rest as `too-fast`. The counter throws itself away. */
export const passThrottle = async (sender: string, limit: number, now: Date) => {
  const minute = Math.floor(now.getTime() / minuteMs);
  try {
    await table.update(key(sender, minute), {
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
