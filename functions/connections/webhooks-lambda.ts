import { webhooks } from '#shared/contract/connections.ts';
import { Problem } from '#shared/contract/problem.ts';
import { queueSync } from '../lib/connections/sync-queue.ts';
import { feature, handle } from '../lib/http.ts';
import { remoteHash } from '../lib/keyed-hash.ts';
import { log } from '../lib/log.ts';
import { count, countOf } from '../lib/metrics.ts';
import { claimRead, connectionsOf } from './account-of-table.ts';
import { countOnDay } from './provider-days-table.ts';
import { adapters, verifierTokenOf } from './providers/index.ts';

/** An event that is older is late; the provider repeats one that was not taken, so its age says what owners waited. */
const lateMs = 15 * 60_000;

/**
 * Hears that something changed at a provider. An event only says which accounts to read again, so its order, its age and how
 * often it comes do not matter. Whatever is rightly signed is answered with success, accounts that nobody connected
 * included: a provider holds back everything after an event that was refused.
 */
const receive = handle(webhooks.receive, async ({ provider }, { rawBody, headers, now }) => {
  const verifierToken = await verifierTokenOf(provider);
  const events = adapters[provider].eventsIn(rawBody, headers, verifierToken);
  if (events === 'forged') {
    count('ProviderEventForged');
    throw new Problem('invalid', 'The signature is not valid');
  }
  let queued = 0;
  for (const account of events.accounts)
    for (const row of await connectionsOf(provider, await remoteHash(provider, account))) {
      const seconds = await claimRead(row, now);
      if (seconds === undefined) continue;
      const { account_id, business_id } = row;
      await queueSync({ account_id, business_id, provider, why: 'event' }, seconds);
      queued++;
    }
  if (events.since !== undefined && now.getTime() - events.since > lateMs) {
    countOf(provider, 'WebhooksLate');
    await countOnDay(provider, 'webhooks_late', 1, now);
  }
  log.info('events of a provider', { provider, accounts: events.accounts.length, queued });
  return { received: true as const };
});

export const handler = feature(webhooks, { receive });
