import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ConnectionView } from '#shared/domain/connections/connection-schemas.ts';
import type { ProviderId } from '#shared/domain/connections/providers.ts';
import { api } from '#web/core/api.ts';
import { connectionsQuery, keysReadWithConnections } from './connections-query.ts';

const replaced = (all: readonly ConnectionView[] = [], one: ConnectionView) =>
  all.map((other) => (other.provider === one.provider ? one : other));

/** Tells a connection something; its new state is shown at once. */
const useTold = <What>(
  businessId: string,
  told: (what: What) => Promise<ConnectionView>,
  after: () => void = () => {},
) => {
  const client = useQueryClient();
  const { queryKey } = connectionsQuery(businessId);
  return useMutation({
    mutationFn: told,
    onSuccess: (one) => {
      client.setQueryData<ConnectionView[]>(queryKey, (all) => replaced(all, one));
      after();
    },
    onError: () => void client.invalidateQueries({ queryKey }),
  });
};

/** Reads a connection now. */
export const useSyncNow = (businessId: string) =>
  useTold(businessId, (provider: ProviderId) =>
    api.connections.sync({ business_id: businessId, provider }),
  );

/** Chooses which place of the account that was signed in to is read, by its id there. */
export const useChoosePlace = (businessId: string, provider: ProviderId) =>
  useTold(businessId, (remote: string) =>
    api.connections.choosePlace({ business_id: businessId, provider, remote }),
  );

/** Ends a connection; what was read from it goes with it. */
export const useDisconnect = (businessId: string) => {
  const client = useQueryClient();
  return useTold(
    businessId,
    (provider: ProviderId) => api.connections.disconnect({ business_id: businessId, provider }),
    () => {
      for (const queryKey of keysReadWithConnections(businessId))
        void client.invalidateQueries({ queryKey });
    },
  );
};
