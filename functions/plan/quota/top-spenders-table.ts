import { dayOf } from '#shared/domain/lib/utc-day.ts';
import type { AccountId } from '../../lib/account-and-person-ids.ts';
import { indexPartition } from '../../lib/keys/index-partitions.ts';
import { ownerPartition } from '../../lib/keys/owner-item-keys.ts';
import { spendKey } from '../../lib/keys/plan-keys.ts';
import { conditionFailed, table } from '../../lib/table.ts';

/**
 * The accounts that spend most on the model in a day (UTC), in the index by their sum. An account is put there, and moved
 * up, only when its sum passes another ten cents, so that most questions cost no write more.
 */
const step = 100_000;
/** Digits enough for a thousand dollars, so that sums sort as texts. */
const digits = 10;

/** Moves an account up when its sum of the day has passed a step by what it spent last. */
export const rankSpender = async (
  accountId: AccountId,
  sum: number,
  spentLast: number,
  now: Date,
) => {
  if (Math.floor(sum / step) === Math.floor((sum - spentLast) / step)) return;
  const day = dayOf(now);
  try {
    await table.update(spendKey(accountId, day), {
      UpdateExpression: 'SET gsi1pk = :pk, gsi1sk = :sk',
      // Of two calls at the same time the higher sum stays.
      ConditionExpression: 'attribute_not_exists(gsi1sk) OR gsi1sk < :sk',
      ExpressionAttributeValues: {
        ':pk': indexPartition.spenders(day),
        ':sk': String(sum).padStart(digits, '0'),
      },
      ReturnValues: 'NONE',
    });
  } catch (error) {
    if (!conditionFailed(error)) throw error;
  }
};

/** The accounts that spent most on the day of `now`, as they are ranked; those below ten cents are not. */
export const topSpenders = async (limit: number, now: Date) => {
  const { items } = await table.query({
    IndexName: 'gsi1',
    KeyConditionExpression: 'gsi1pk = :pk',
    ExpressionAttributeValues: { ':pk': indexPartition.spenders(dayOf(now)) },
    ScanIndexForward: false,
    Limit: limit,
  });
  return items
    .map((item) => ({
      accountId: item.pk.slice(ownerPartition('').length) as AccountId,
      microdollars: Number(item.microdollars ?? 0),
      calls: Number(item.calls ?? 0),
    }))
    .toSorted((one, other) => other.microdollars - one.microdollars);
};
