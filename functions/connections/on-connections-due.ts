import { dueHours } from '#shared/domain/connections/sync-schedule.ts';
import { longestDelay, queueSyncs } from '../lib/connections/sync-queue.ts';
import { clockJob } from '../lib/job-handler.ts';
import { log } from '../lib/log.ts';
import { type ConnectionRef, connectionsDueIn } from './connections-table.ts';
import { queueDuePresses } from './presses/queue-due-presses.ts';
import { offeredProviders } from './providers/offered-providers.ts';

/** As many messages as the queue takes at once. */
const together = 10;

/** Puts the connections that are due into the queue, spread over a quarter of an hour, and what was pressed and goes soon. It reads the hours of the last day and the next two and nothing else. */
export const handler = clockJob(
  'on-connections-due',
  async (_: unknown = {}, __: unknown = {}, now: Date = new Date()) => {
    const result = { due: 0, queued: 0 };
    if (offeredProviders().length === 0) return result;
    for (const hour of dueHours(now))
      for await (const page of connectionsDueIn(hour)) {
        result.due += page.length;
        for (let at = 0; at < page.length; at += together)
          result.queued += await queueSyncs(page.slice(at, at + together).map(spread));
      }
    const presses = await queueDuePresses(now);
    log.info('connections due', { ...result, presses });
    return result;
  },
);

const spread = ({ accountId, businessId, provider }: ConnectionRef) => ({
  message: { account_id: accountId, business_id: businessId, provider, why: 'clock' as const },
  delay: Math.floor(Math.random() * longestDelay),
});
