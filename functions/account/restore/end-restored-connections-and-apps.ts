import { providers } from '#shared/domain/connections/providers.ts';
import { removeGrantsOf } from '../../apps/grants-table.ts';
import {
  changeConnection,
  dueAttributes,
  listConnections,
} from '../../connections/connections-table.ts';
import { accountPages } from '../account-table.ts';

/**
 * Lets every connection of a restored table wait for its owner: the copy holds refresh tokens that were replaced since, and
 * using one may end the grant at the provider. AI apps are let in again by their owners: a token that was used up would be good
 * in the copy.
 */
export const endRestoredConnectionsAndApps = async (now: Date) => {
  for await (const accounts of accountPages(now))
    for (const { id: accountId } of accounts) {
      await removeGrantsOf(accountId);
      for (const connection of await listConnections(accountId)) {
        const { business_id: businessId, provider, state } = connection;
        if (!providers[provider].rotates || state !== 'working') continue;
        const ref = { accountId, businessId, provider };
        const waiting = {
          state: 'dead',
          problem: 'restored',
          ...dueAttributes(ref, null),
        } as const;
        await changeConnection(ref, connection, waiting);
      }
    }
};
