import * as z from 'zod';
import type { ProviderId } from '#shared/domain/connections/providers.ts';
import { providerDayKey } from '../lib/items/connection-keys.ts';
import { log } from '../lib/log.ts';
import { table } from '../lib/table.ts';

const keptDays = 40;
const dayMs = 86_400_000;
const count = z.number().default(0);

/** What is counted of a provider on one day (UTC), for its budget of calls and for the operator. */
const ProviderDay = z
  .object({
    sk: z.iso.date(),
    /** Calls of its API. */
    calls: count,
    /** Reads of a connection that failed, for whatever reason. */
    connection_failures: count,
    /** Connections that wait for their owner since then. */
    connections_stopped: count,
    /** Deliveries with an event that was older than it should be. */
    webhooks_late: count,
  })
  .transform(({ sk: day, ...counts }) => ({ day, ...counts }));
export type ProviderDay = z.infer<typeof ProviderDay>;
type Counter = Exclude<keyof ProviderDay, 'day'>;

const dayOf = (at: Date) => at.toISOString().slice(0, 10);

/** How many calls of a provider were made on the day of `now`. */
export const callsOn = async (provider: ProviderId, now: Date): Promise<number> => {
  const item = await table.get(providerDayKey(provider, dayOf(now)));
  return item ? ProviderDay.parse(item).calls : 0;
};

/** What was counted on each of the last days on which there was something, the oldest first. */
export const providerDays = async (
  provider: ProviderId,
  days: number,
  now: Date,
): Promise<ProviderDay[]> => {
  const { pk } = providerDayKey(provider, '');
  const { items } = await table.query({
    KeyConditionExpression: 'pk = :pk AND sk > :from',
    ExpressionAttributeValues: {
      ':pk': pk,
      ':from': dayOf(new Date(now.getTime() - days * dayMs)),
    },
  });
  return items.map((item) => ProviderDay.parse(item));
};

/** Adds to a count of the day; never rejects, because a read must not fail by it. */
export const countOnDay = async (provider: ProviderId, counter: Counter, by: number, now: Date) => {
  if (by === 0) return;
  try {
    await table.update(providerDayKey(provider, dayOf(now)), {
      UpdateExpression: 'ADD #counter :by SET #ttl = :ttl',
      ExpressionAttributeNames: { '#counter': counter, '#ttl': 'ttl' },
      ExpressionAttributeValues: {
        ':by': by,
        ':ttl': Math.floor(now.getTime() / 1000) + keptDays * 86_400,
      },
      ReturnValues: 'NONE',
    });
  } catch (error) {
    log.warn('not counted', { error: error as Error });
  }
};
