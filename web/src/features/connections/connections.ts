import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Contract } from '#shared/contract/index.ts';
import type { Input } from '#shared/contract/route.ts';
import { isSample } from '#shared/domain/admin/admin-preview.ts';
import type { ConnectionView } from '#shared/domain/connections/connection-view.ts';
import type { Capability, ScopeUse } from '#shared/domain/connections/provider.ts';
import { hasCapability, type ProviderId } from '#shared/domain/connections/providers.ts';
import { api } from '#web/core/api.ts';
import { queryClient } from '#web/core/query-client.ts';
import { receivablesQuery } from './owed/receivables.ts';
import { reviewsQuery } from './reviews/reviews.ts';

/** How often a connection that is about to change is asked for again, in milliseconds. */
const soonMs = 3000;

const isUnderWay = (one: ConnectionView) =>
  one.state === 'connecting' ||
  one.state === 'disconnecting' ||
  (one.state === 'connected' && one.updating);

const lastRead = (all: readonly ConnectionView[] = []) =>
  all.map((one) => ('updated_at' in one ? one.updated_at : one.state)).join(' ');

/** Whether the provider of a connection gives something. */
export const gives = ({ provider }: Pick<ConnectionView, 'provider'>, capability: Capability) =>
  hasCapability(provider, capability);

/** Whether books are connected, and may have said something. */
export const hasBooks = (one: ConnectionView) =>
  gives(one, 'balance') && (one.state === 'connected' || one.state === 'attention');

/** What else is read with the connections of a business: its invoices, what its books offer, its numbers. */
const readWith = (businessId: string) => [
  receivablesQuery(businessId).queryKey,
  reviewsQuery(businessId).queryKey,
  ['posts', businessId],
  ['books', businessId],
  ['calendar', businessId],
  ['calendar-entries', businessId],
  ['numbers', businessId],
];

/** What a business has connected and could connect; asked again every few seconds while a read is under way. */
export const connectionsQuery = (businessId: string) => {
  const queryKey = ['connections', businessId] as const;
  return queryOptions({
    queryKey,
    queryFn: async ({ signal }): Promise<ConnectionView[]> => {
      if (isSample(businessId)) return [];
      const before = queryClient.getQueryData<ConnectionView[]>(queryKey);
      const { connections } = await api.connections.list({ business_id: businessId }, { signal });
      // What was read brings other invoices and numbers.
      if (before && lastRead(before) !== lastRead(connections))
        for (const queryKey of readWith(businessId))
          void queryClient.invalidateQueries({ queryKey });
      return connections;
    },
    refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? soonMs : false),
  });
};

/** Where a sign-in at a provider is started from, and leads back to. */
export type ConnectOrigin = NonNullable<Input<Contract['connections']['start']>['from']>;

/** Asks where the owner signs in at the provider, or allows more, and goes there. */
export const useConnect = (businessId: string, from: ConnectOrigin, use: ScopeUse = 'read') =>
  useMutation({
    mutationFn: (provider: ProviderId) =>
      api.connections.start({ business_id: businessId, provider, from, use }),
    onSuccess: ({ url }) => location.assign(url),
  });

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
      for (const queryKey of readWith(businessId)) void client.invalidateQueries({ queryKey });
    },
  );
};
