import type { ProviderId } from '#shared/domain/connections/providers.ts';
import { dayOf } from '#shared/domain/lib/utc-day.ts';
import { callsKey } from '../lib/keys/connection-keys.ts';
import { table } from '../lib/table.ts';

const keptDays = 40;

/** How many calls of a provider were made on the day of `now` (UTC). */
export const callsOn = async (provider: ProviderId, now: Date): Promise<number> => {
  const item = await table.get(callsKey(provider, dayOf(now)));
  return Number(item?.calls ?? 0);
};

/** Counts calls of a provider. */
export const countCalls = async (provider: ProviderId, calls: number, now: Date) => {
  if (calls === 0) return;
  await table.update(callsKey(provider, dayOf(now)), {
    UpdateExpression: 'ADD calls :calls SET #ttl = :ttl',
    ExpressionAttributeNames: { '#ttl': 'ttl' },
    ExpressionAttributeValues: {
      ':calls': calls,
      ':ttl': Math.floor(now.getTime() / 1000) + keptDays * 86_400,
    },
    ReturnValues: 'NONE',
  });
};
