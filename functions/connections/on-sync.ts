import type { SQSEvent } from 'aws-lambda';
import { syncLateCounter } from '#shared/domain/admin/health-counters.ts';
import { SyncMessage } from '../lib/connections/sync-queue.ts';
import { job } from '../lib/job.ts';
import { log } from '../lib/log.ts';
import { countHealth } from '../lib/stats-table.ts';
import { syncConnection } from './sync-connection.ts';

/** Reads the connections of a queue, one message at a time; what fails unforeseen comes again, and goes to the dead letters at last. */
export const handler = job(async ({ Records }: SQSEvent) => {
  for (const { body } of Records) {
    const message = SyncMessage.parse(JSON.parse(body));
    if (message.late) await countHealth({ [syncLateCounter(message.provider)]: 1 }, new Date());
    const outcome = await syncConnection(message, new Date());
    log.info('connection', { provider: message.provider, why: message.why, outcome });
  }
});
