import { queryOptions } from '@tanstack/react-query';
import { isPreviewBusiness } from '#shared/domain/admin/preview-business-id.ts';
import type { ConnectionView } from '#shared/domain/connections/connection-schemas.ts';
import { api } from '#web/core/api.ts';
import { queryClient } from '#web/core/query-client.ts';
import { receivablesQuery } from './owed/receivables-query.ts';
import { reviewsQuery } from './reviews/reviews-query.ts';

/** How often a connection that is about to change is asked for again, in milliseconds. */
const soonMs = 3000;

const isUnderWay = (one: ConnectionView) =>
  one.state === 'connecting' ||
  one.state === 'disconnecting' ||
  (one.state === 'connected' && one.updating);

const lastRead = (all: readonly ConnectionView[] = []) =>
  all.map((one) => ('updated_at' in one ? one.updated_at : one.state)).join(' ');

/** What else is read with the connections of a business: its invoices, what its books offer, its numbers. */
export const keysReadWithConnections = (businessId: string) => [
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
      if (isPreviewBusiness(businessId)) return [];
      const before = queryClient.getQueryData<ConnectionView[]>(queryKey);
      const { connections } = await api.connections.list({ business_id: businessId }, { signal });
      // What was read brings other invoices and numbers.
      if (before && lastRead(before) !== lastRead(connections))
        for (const queryKey of keysReadWithConnections(businessId))
          void queryClient.invalidateQueries({ queryKey });
      return connections;
    },
    refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? soonMs : false),
  });
};
