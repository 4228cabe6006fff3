import { Problem, type ProblemCode } from '#shared/contract/problem.ts';
import { throttleKey } from '../../lib/keys/throttle-key.ts';
import { conditionFailed, table } from '../../lib/table.ts';

const minuteMs = 60_000;
const dayMs = 86_400_000;

/** Counts one of a sender in a time of `windowMs`; throws `refusal`, with words of its own where it has some, after `limit` of them. The counter outlives that time once at most. */
const take = async (
  sender: string,
  limit: number,
  now: Date,
  {
    windowMs,
    refusal,
    words,
  }: {
    readonly windowMs: number;
    readonly refusal: ProblemCode;
    readonly words?: string | undefined;
  },
) => {
  const window = Math.floor(now.getTime() / windowMs);
  try {
    await table.update(throttleKey(sender, window), {
      UpdateExpression: 'SET #ttl = :ttl ADD posts :one',
      ConditionExpression: 'attribute_not_exists(posts) OR posts < :limit',
      ExpressionAttributeNames: { '#ttl': 'ttl' },
      ExpressionAttributeValues: {
        ':one': 1,
        ':limit': limit,
        ':ttl': ((window + 2) * windowMs) / 1000,
      },
    });
  } catch (error) {
    if (conditionFailed(error)) throw new Problem(refusal, words);
    throw error;
  }
};

/** Counts a post of a sender; throws `too-fast` after `limit` posts in one minute. */
export const takeThrottle = (sender: string, limit: number, now: Date) =>
  take(sender, limit, now, { windowMs: minuteMs, refusal: 'too-fast' });

/** Counts a post of a sender; throws `fair-use`, in the given words, after `limit` posts in one day (UTC). */
export const takeDailyThrottle = (sender: string, limit: number, now: Date, words?: string) =>
  take(`${sender} a day`, limit, now, { windowMs: dayMs, refusal: 'fair-use', words });
