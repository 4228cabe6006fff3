import { queryOptions, useQuery } from '@tanstack/react-query';
import { isPreviewBusiness } from '#shared/domain/admin/preview-business-id.ts';
import type {
  CalendarEntry,
  EntriesView,
} from '#shared/domain/connections/calendar/calendar-entry.ts';
import { api } from '#web/core/api.ts';
import { queryClient } from '#web/core/query-client.ts';
import { connectionsQuery } from '../connections-query.ts';
import { outcomeRefetchDelay } from '../presses/outcome-refetch-delay.ts';
import { calendarQuery, isCalendar } from './calendar-query.ts';

const isOnItsWay = ({ state }: CalendarEntry) =>
  state === 'adding' || state === 'changing' || state === 'removing';

/** The tasks of a business on its calendar; asked for again while one of them is on its way. */
export const calendarEntriesQuery = (businessId: string) => {
  const queryKey = ['calendar-entries', businessId] as const;
  return queryOptions({
    queryKey,
    queryFn: async ({ signal }): Promise<EntriesView> => {
      if (isPreviewBusiness(businessId)) return { entries: [] };
      const before = queryClient.getQueryData<EntriesView>(queryKey);
      const view = await api.connections.entries({ business_id: businessId }, { signal });
      // A task with a time takes free time.
      if (before?.entries.some(isOnItsWay) && !view.entries.some(isOnItsWay))
        void queryClient.invalidateQueries({ queryKey: calendarQuery(businessId).queryKey });
      return view;
    },
    refetchInterval: ({ state }) =>
      outcomeRefetchDelay((state.data?.entries ?? []).filter(isOnItsWay)),
  });
};

/** The tasks of a business on its connected calendar; not asked for where none is connected. */
export const useCalendarEntries = (businessId: string) => {
  const { data: all } = useQuery(connectionsQuery(businessId));
  const connection = all?.find(isCalendar);
  const { data } = useQuery({
    ...calendarEntriesQuery(businessId),
    enabled: connection !== undefined,
  });
  return {
    /** The connected calendar, or undefined. */
    connection,
    /** Whether its owner allowed to put tasks there; undefined until that is known. */
    mayWrite: connection?.state === 'attention' ? undefined : connection?.may_write,
    entries: data?.entries,
  };
};
