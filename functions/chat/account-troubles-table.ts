import { type Trouble, troubles } from '#shared/domain/admin/health-counters.ts';
import { isUnexpired } from '#shared/domain/lib/item-expiry.ts';
import { dayOf } from '#shared/domain/lib/utc-day.ts';
import type { AccountId } from '../lib/account-and-person-ids.ts';
import { troubleKey } from '../lib/keys/admin-keys.ts';
import { ownerPartition, sortPrefix } from '../lib/keys/owner-item-keys.ts';
import { log } from '../lib/log.ts';
import { table } from '../lib/table.ts';

/** How long the counts of a day stay, in seconds: 60 days. */
const keptSeconds = 60 * 86_400;
/** How many days an admin sees at most. */
const daysShown = 10;

/** Counts what was wrong with an answer in the account's item of the day; an answer that went well costs no write. Never fails. */
export const countForAccount = async (
  accountId: AccountId,
  happened: readonly Trouble[],
  now: Date,
) => {
  try {
    await table.update(troubleKey(accountId, dayOf(now)), {
      UpdateExpression: `SET #ttl = :ttl ADD ${happened.map((trouble) => `${trouble} :one`).join(', ')}`,
      ExpressionAttributeNames: { '#ttl': 'ttl' },
      ExpressionAttributeValues: {
        ':one': 1,
        ':ttl': Math.floor(now.getTime() / 1000) + keptSeconds,
      },
      ReturnValues: 'NONE',
    });
  } catch (error) {
    log.warn('not counted', error as Error);
  }
};

/** What went wrong with the answers of an account on its last days with trouble, the newest first; no words of any question. */
export const troublesOfAccount = async (accountId: AccountId, now: Date) => {
  const { items } = await table.query({
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
    ExpressionAttributeValues: {
      ':pk': ownerPartition(accountId),
      ':prefix': sortPrefix.trouble,
    },
    ScanIndexForward: false,
    Limit: daysShown,
  });
  return items
    .filter(({ ttl }) => isUnexpired({ ttl: Number(ttl) }, now))
    .map((item) => ({
      day: item.sk.slice(sortPrefix.trouble.length),
      ...(Object.fromEntries(
        troubles.map((trouble) => [trouble, Number(item[trouble] ?? 0)]),
      ) as Record<Trouble, number>),
    }));
};
