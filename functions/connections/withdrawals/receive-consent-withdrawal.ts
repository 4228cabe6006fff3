import { webhooks } from '#shared/contract/connections.ts';
import { withdrawalPath } from '#shared/domain/connections/providers.ts';
import { config } from '../../lib/config.ts';
import { queueSync } from '../../lib/connections/sync-queue.ts';
import { handle } from '../../lib/http-handler.ts';
import { remoteHash } from '../../lib/keyed-hashes.ts';
import { log } from '../../lib/log.ts';
import { connectionsOfProviderAccount } from '../connections-of-provider-account-table.ts';
import { withdrawalReaderOf } from '../providers/event-and-withdrawal-readers.ts';
import { refuseForgedProviderEvent } from '../refuse-forged-provider-event.ts';
import { withdrawalCode } from './withdrawal-code.ts';

/**
 * Hears that somebody took their consent back at a provider or wants their data deleted: both end their connections and
 * delete what was read. The answer names an address that says how far that is.
 */
export const receiveWithdrawal = handle(
  webhooks.withdraw,
  async ({ provider }, { rawBody, now }) => {
    const withdrawalIn = await withdrawalReaderOf(provider);
    const { person, at } = refuseForgedProviderEvent(withdrawalIn(rawBody, now));
    const rows = await connectionsOfProviderAccount(provider, await remoteHash(provider, person), {
      consistent: true,
    });
    for (const { account_id, business_id } of rows)
      await queueSync({ account_id, business_id, provider, why: 'withdrawn', at });
    log.info('consent taken back at a provider', { provider, queued: rows.length });
    const code = await withdrawalCode(provider, person, at);
    const url = `${config.APP_ORIGIN}${withdrawalPath(provider)}?code=${code}`;
    return { url, confirmation_code: code };
  },
);
