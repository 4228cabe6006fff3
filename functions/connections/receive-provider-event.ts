import { webhooks } from '#shared/contract/connections.ts';
import { lateAfterMs } from '#shared/domain/admin/health-counters.ts';
import { queueSync } from '../lib/connections/sync-queue.ts';
import { handle } from '../lib/http-handler.ts';
import { remoteHash } from '../lib/keyed-hashes.ts';
import { log } from '../lib/log.ts';
import { countOf } from '../lib/metrics.ts';
import {
  claimEventRead,
  connectionsOfProviderAccount,
} from './connections-of-provider-account-table.ts';
import { eventReaderOf } from './providers/event-and-withdrawal-readers.ts';
import { refuseForgedProviderEvent } from './refuse-forged-provider-event.ts';

/**
 * Hears that something changed at a provider. An event only says which accounts to read again, so its order, its age and how
 * often it comes do not matter. Whatever is rightly signed is answered with success, accounts that nobody connected
 * included: a provider holds back everything after an event that was refused.
 */
export const receive = handle(webhooks.receive, async ({ provider }, { rawBody, headers, now }) => {
  const eventsIn = await eventReaderOf(provider);
  const events = refuseForgedProviderEvent(eventsIn(rawBody, headers));
  // The provider repeats an event that was not taken, so its age says how long owners waited.
  const isLate = events.since !== undefined && now.getTime() - events.since > lateAfterMs;
  if (isLate) countOf(provider, 'WebhooksLate');
  let queued = 0;
  for (const account of events.accounts)
    for (const row of await connectionsOfProviderAccount(
      provider,
      await remoteHash(provider, account),
    )) {
      const seconds = await claimEventRead(row, now);
      if (seconds === undefined) continue;
      const { account_id, business_id } = row;
      const late = isLate ? { late: true as const } : {};
      await queueSync({ account_id, business_id, provider, why: 'event', ...late }, seconds);
      queued++;
    }
  log.info('events of a provider', { provider, accounts: events.accounts.length, queued });
  return { received: true as const };
});
