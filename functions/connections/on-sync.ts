import type { SQSEvent } from 'aws-lambda';
import { syncLateCounter } from '#shared/domain/admin/health-counters.ts';
import { queueSync, SyncMessage } from '../lib/connections/sync-queue.ts';
import { job } from '../lib/job-handler.ts';
import { log } from '../lib/log.ts';
import { countHealth } from '../lib/stats/health-table.ts';
import { writeDueEntries } from './calendar/write-due-entries.ts';
import { queueDelayOf, queueSoonMs } from './presses/queue-press.ts';
import { sendPresses } from './presses/send-presses.ts';
import { syncQueuedConnection } from './sync-queued-connection.ts';
import { endWithdrawnConnection } from './withdrawals/end-withdrawn-connection.ts';

/** Sends what was pressed for a connection, and asks again for what goes soon. */
const sendPressed = async ({ account_id, business_id, provider }: SyncMessage) => {
  const ref = { accountId: account_id, businessId: business_id, provider };
  // One time for both, as they share the one that a worker has.
  const now = new Date();
  const waits = [await sendPresses(ref, now), await writeDueEntries(ref, now)];
  const next = Math.min(...waits.map((wait) => wait ?? Number.POSITIVE_INFINITY));
  // What goes later is put into the queue by the clock.
  if (next > queueSoonMs) return;
  await queueSync({ account_id, business_id, provider, why: 'press' }, queueDelayOf(next));
};

/** Sends what was pressed, reads the connections of a queue and ends those whose consent is gone, one message at a time; what fails unforeseen comes again, and goes to the dead letters at last. */
export const handler = job(async ({ Records }: SQSEvent) => {
  for (const { body } of Records) {
    const message = SyncMessage.parse(JSON.parse(body));
    if (message.late) await countHealth({ [syncLateCounter(message.provider)]: 1 }, new Date());
    if (message.why === 'withdrawn') {
      const { account_id: accountId, business_id: businessId, provider, at } = message;
      await endWithdrawnConnection(
        { accountId, businessId, provider },
        at ?? Date.now(),
        new Date(),
      );
      continue;
    }
    await sendPressed(message);
    // What was pressed needs no read.
    if (message.why === 'press') continue;
    const outcome = await syncQueuedConnection(message, new Date());
    log.info('connection', { provider: message.provider, why: message.why, outcome });
  }
});
