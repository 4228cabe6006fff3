import { AppClient, isAllowedClientId } from '#shared/domain/apps/app-client.ts';
import { readPublicJson } from '../lib/apps/read-public-json.ts';
import { config } from '../lib/config.ts';
import { log } from '../lib/log.ts';
import { keepClient, keptClient } from './app-clients-table.ts';

/**
 * What the document of an app says, at most a day old. `unknown` for an app that the stage does not accept or whose document
 * is of another one, `out-of-reach` when the document could not be read.
 */
export const findAppClient = async (
  clientId: string,
  now: Date,
): Promise<AppClient | 'unknown' | 'out-of-reach'> => {
  if (!isAllowedClientId(clientId, config.APPS)) return 'unknown';
  const kept = await keptClient(clientId, now);
  if (kept) return kept;
  const { host, origin } = new URL(clientId);
  const document = await readPublicJson(clientId, {
    isLocal: origin === config.APPS.localOrigin,
  }).catch((error: Error) => {
    log.warn('document of an app not read', { host, error });
    return undefined;
  });
  if (document === undefined) return 'out-of-reach';
  const client = AppClient.safeParse(document).data;
  // A document says of itself where it is: one that was copied from elsewhere is not taken.
  if (client?.client_id !== clientId) return 'unknown';
  await keepClient(client, now);
  return client;
};
