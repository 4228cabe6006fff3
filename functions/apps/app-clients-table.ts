import { AppClient } from '#shared/domain/apps/app-client.ts';
import { isUnexpired } from '#shared/domain/lib/item-expiry.ts';
import { appClientKey } from '../lib/keys/ai-app-keys.ts';
import { table } from '../lib/table.ts';

/** How long what a document says is kept, in seconds. */
const keptSeconds = 86_400;

/** What the document of an app said within the last day, or undefined. */
export const keptClient = async (clientId: string, now: Date): Promise<AppClient | undefined> => {
  const item = await table.get(appClientKey(clientId));
  return item && isUnexpired(item as { ttl?: number }, now) ? AppClient.parse(item) : undefined;
};

/** Keeps what the document of an app says, for a day. */
export const keepClient = (client: AppClient, now: Date) =>
  table.put({
    ...appClientKey(client.client_id),
    ...client,
    ttl: Math.floor(now.getTime() / 1000) + keptSeconds,
  });
