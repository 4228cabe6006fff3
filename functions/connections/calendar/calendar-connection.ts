import type { Provider } from '#shared/domain/connections/provider.ts';
import { type ProviderId, providers } from '#shared/domain/connections/providers.ts';
import type { AccountId } from '../../lib/ids.ts';
import { listConnections } from '../connections-table.ts';
import { offeredProviders } from '../providers/index.ts';

const gives = (id: ProviderId) => {
  const { capabilities }: Provider = providers[id];
  return capabilities.includes('events');
};

/** The connection of a business that gives the events of a chosen calendar, or undefined. */
export const calendarConnection = async (accountId: AccountId, businessId: string) => {
  const offered = offeredProviders().filter(gives);
  const all = await listConnections(accountId, businessId);
  return all.find(
    ({ provider, state, places }) => state !== 'leaving' && !places && offered.includes(provider),
  );
};
