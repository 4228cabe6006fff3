import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ulid } from 'ulid';
import { Problem } from '#shared/contract/problem.ts';
import type { EntriesView } from '#shared/domain/connections/calendar/calendar-entry.ts';
import type { EntryKind } from '#shared/domain/connections/calendar/entry-rules.ts';
import { api } from '#web/core/api.ts';
import { toast } from '#web/core/toast.tsx';
import { calendarEntriesQuery } from '#web/features/connections/calendar/calendar-entries-query.ts';
import { connectionsQuery } from '#web/features/connections/connections-query.ts';
import { sendPending } from '../pending/pending-changes-queue.ts';

type Pressed = {
  readonly id: string;
  readonly kind: EntryKind;
  /** A time on the clock of the business; null for the whole day. */
  readonly time: string | null;
};

/** Presses to have a task on the calendar or taken off it, after what this device changed of it was sent. */
export const useChangeCalendarEntry = (businessId: string) => {
  const client = useQueryClient();
  const { queryKey } = calendarEntriesQuery(businessId);
  return useMutation({
    mutationFn: async (pressed: Pressed) => {
      await sendPending(businessId);
      return api.connections.pressEntry({ business_id: businessId, press: ulid(), ...pressed });
    },
    // What was asked for before this press must not be shown after it.
    onMutate: () => client.cancelQueries({ queryKey }),
    onSuccess: (view) => client.setQueryData<EntriesView>(queryKey, view),
    onError: (error) => {
      toast(
        error instanceof Problem && error.code !== 'not-found'
          ? error.message
          : 'Couldn’t reach your calendar. Your task is still here. Try again.',
      );
      void client.invalidateQueries({ queryKey });
      void client.invalidateQueries({ queryKey: connectionsQuery(businessId).queryKey });
    },
  });
};
