import { webhooks } from '#shared/contract/connections.ts';
import { Problem } from '#shared/contract/problem.ts';
import { lateAfterMs } from '#shared/domain/admin/health-counters.ts';
import { withdrawalPath } from '#shared/domain/connections/providers.ts';
import { withdrawalPage } from '#shared/domain/connections/withdrawal-page.ts';
import { config } from '../lib/config.ts';
import { queueSync } from '../lib/connections/sync-queue.ts';
import { feature, handle } from '../lib/http.ts';
import { remoteHash } from '../lib/keyed-hashes.ts';
import { log } from '../lib/log.ts';
import { count, countOf } from '../lib/metrics.ts';
import { claimRead, connectionsOf } from './provider-accounts-table.ts';
import { adapters, eventReaderOf, withdrawalReaderOf } from './providers/index.ts';
import { requireOffered } from './providers/oauth-clients.ts';
import { isSince, readWithdrawalCode, withdrawalCode } from './withdrawals/withdrawal-code.ts';

/** What a provider says; what is not signed by it is counted and refused. */
const signedOnly = <Said extends object>(said: Said | 'forged'): Said => {
  if (said !== 'forged') return said;
  count('ProviderEventForged');
  throw new Problem('invalid', 'The signature is not valid');
};

/**
 * Hears that something changed at a provider. An event only says which accounts to read again, so its order, its age and how
 * often it comes do not matter. Whatever is rightly signed is answered with success, accounts that nobody connected
 * included: a provider holds back everything after an event that was refused.
 */
const receive = handle(webhooks.receive, async ({ provider }, { rawBody, headers, now }) => {
  const eventsIn = await eventReaderOf(provider);
  const events = signedOnly(eventsIn(rawBody, headers));
  // The provider repeats an event that was not taken, so its age says how long owners waited.
  const isLate = events.since !== undefined && now.getTime() - events.since > lateAfterMs;
  if (isLate) countOf(provider, 'WebhooksLate');
  let queued = 0;
  for (const account of events.accounts)
    for (const row of await connectionsOf(provider, await remoteHash(provider, account))) {
      const seconds = await claimRead(row, now);
      if (seconds === undefined) continue;
      const { account_id, business_id } = row;
      const late = isLate ? { late: true as const } : {};
      await queueSync({ account_id, business_id, provider, why: 'event', ...late }, seconds);
      queued++;
    }
  log.info('events of a provider', { provider, accounts: events.accounts.length, queued });
  return { received: true as const };
});

/**
 * Hears that somebody took their consent back at a provider or wants their data deleted: both end their connections and
 * delete what was read. The answer names an address that says how far that is.
 */
const withdraw = handle(webhooks.withdraw, async ({ provider }, { rawBody, now }) => {
  const withdrawalIn = await withdrawalReaderOf(provider);
  const { person, at } = signedOnly(withdrawalIn(rawBody, now));
  const rows = await connectionsOf(provider, await remoteHash(provider, person), {
    consistent: true,
  });
  for (const { account_id, business_id } of rows)
    await queueSync({ account_id, business_id, provider, why: 'withdrawn', at });
  log.info('consent taken back at a provider', { provider, queued: rows.length });
  const code = await withdrawalCode(provider, person, at);
  const url = `${config.APP_ORIGIN}${withdrawalPath(provider)}?code=${code}`;
  return { url, confirmation_code: code };
});

/** Says whether anything is left of what somebody took back; a code that nobody was given has nothing left either. */
const withdrawal = handle(webhooks.withdrawal, async ({ provider, code }) => {
  requireOffered(provider);
  if (!adapters[provider].withdrawalIn) throw new Problem('not-found');
  const { hash, at } = readWithdrawalCode(code);
  const rows = await connectionsOf(provider, hash, { consistent: true });
  const isDone = rows.every(({ connected = 0 }) => isSince(connected, at));
  return withdrawalPage({ provider, isDone, origin: config.APP_ORIGIN });
});

export const handler = feature(webhooks, { receive, withdraw, withdrawal });
