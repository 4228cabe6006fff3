import { Problem } from '#shared/contract/problem.ts';
import type { PersonId } from '../../lib/ids.ts';
import { throttleKey } from '../../lib/keys.ts';
import { conditionFailed, table } from '../../lib/table.ts';

/** How many prompts an admin may try on one day (UTC): each is a call to the provider that nobody pays for. */
export const tryOutsPerDay = 60;
const dayMs = 86_400_000;

/** Counts a try of an admin; throws `fair-use` when the day's are used up. The counter is gone after two days. */
export const takeTryOut = async (adminId: PersonId, now: Date) => {
  const day = Math.floor(now.getTime() / dayMs);
  try {
    await table.update(throttleKey(`try ${adminId}`, day), {
      UpdateExpression: 'SET #ttl = :ttl ADD tries :one',
      ConditionExpression: 'attribute_not_exists(tries) OR tries < :limit',
      ExpressionAttributeNames: { '#ttl': 'ttl' },
      ExpressionAttributeValues: {
        ':one': 1,
        ':limit': tryOutsPerDay,
        ':ttl': ((day + 2) * dayMs) / 1000,
      },
    });
  } catch (error) {
    if (!conditionFailed(error)) throw error;
    throw new Problem(
      'fair-use',
      `You’ve tested ${tryOutsPerDay} prompts today, the daily limit. You can test more after midnight UTC.`,
    );
  }
};
