import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Contract } from '#shared/contract/index.ts';
import type { Output } from '#shared/contract/route.ts';
import type { ConnectionView } from '#shared/domain/connections/connection-schemas.ts';
import { api } from '#web/core/api.ts';
import { hasProviderCapability } from '../connection-capability.ts';
import { connectionsQuery } from '../connections-query.ts';

/** What is booked, as the server read it for this page. */
export type Calendar = Output<Contract['connections']['jobs']>;
export type Job = NonNullable<Calendar['jobs']>[number];

/** What is booked in the calendar of a business; its titles are nowhere but in this copy. */
export const calendarQuery = (businessId: string) =>
  queryOptions({
    queryKey: ['calendar', businessId],
    queryFn: ({ signal }) => api.connections.jobs({ business_id: businessId }, { signal }),
    staleTime: 60_000,
    gcTime: 5 * 60_000,
  });

/** Whether a connection gives booked times: after its calendar was chosen, and also while it needs its owner. */
export const isCalendar = (
  one: ConnectionView,
): one is Extract<ConnectionView, { state: 'connecting' | 'connected' | 'attention' }> =>
  hasProviderCapability(one, 'events') &&
  (one.state === 'connecting' || one.state === 'connected' || one.state === 'attention');

/** The connected calendar of a business with what is booked there; not asked for where none is connected. */
export const useCalendar = (businessId: string) => {
  const { data: all } = useQuery(connectionsQuery(businessId));
  const isConnected = all?.some(isCalendar) ?? false;
  return { isConnected, ...useQuery({ ...calendarQuery(businessId), enabled: isConnected }) };
};
