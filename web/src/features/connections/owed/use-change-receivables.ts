import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Contract } from '#shared/contract/index.ts';
import type { Input } from '#shared/contract/route.ts';
import type { Receivable } from '#shared/domain/connections/receivable.ts';
import { seenOf } from '#shared/domain/connections/receivable-rules.ts';
import { api } from '#web/core/api.ts';
import { localToday } from '#web/core/dates/local-day.ts';
import { conflictData } from '#web/core/people/conflict-data.ts';
import { addSeenNews } from '../news-seen-on-device.ts';
import { receivablesQuery } from './receivables-query.ts';

/** The invoice that a refused change was about, as it is stored, and what somebody noted of it first. */
export const receivableConflictOf = conflictData<{
  receivable: Receivable;
  noted: 'paid' | 'reminded' | 'note';
}>;

/** Shows what the server answered; after a failure the invoices are read again, since a lost answer may have been a yes. */
export const useShowReceivables = (businessId: string) => {
  const client = useQueryClient();
  const { queryKey } = receivablesQuery(businessId);
  const set = (change: (before: Receivable[]) => Receivable[]) =>
    client.setQueryData<Receivable[]>(queryKey, (before = []) => change(before));
  return {
    set,
    /** What the page shows of an invoice. */
    shown: (id: string) =>
      client.getQueryData<Receivable[]>(queryKey)?.find((one) => one.id === id),
    onError: (error: Error) => {
      const stored = receivableConflictOf(error)?.receivable;
      if (stored) set((before) => before.map((one) => (one.id === stored.id ? stored : one)));
      void client.invalidateQueries({ queryKey });
    },
  };
};

type Change = Input<Contract['connections']['changeReceivable']>['change'];

/** Notes something of one or several invoices: that a reminder went out, that they are paid. `onRefused` also runs where the invoice has left the page by then. */
export const useChangeReceivables = (businessId: string, onRefused?: (error: Error) => void) => {
  const { set, shown, onError } = useShowReceivables(businessId);
  return useMutation({
    mutationFn: async ({ ids, change }: { ids: readonly string[]; change: Change }) => {
      const outcomes = await Promise.allSettled(
        ids.map((id) => {
          const one = shown(id);
          return api.connections.changeReceivable({
            ...{ business_id: businessId, id, today: localToday(), change },
            ...(one && { seen: seenOf(one) }),
          });
        }),
      );
      // What is stored is shown also where another one was refused.
      const changed = outcomes.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
      set((before) => before.map((one) => changed.find(({ id }) => id === one.id) ?? one));
      const refused = outcomes.find((one) => one.status === 'rejected');
      if (refused) throw refused.reason;
    },
    onSuccess: (_, { ids, change }) => {
      // What the owner noted is no news.
      if (change === 'paid') addSeenNews('paid', businessId, ids);
    },
    onError: (error) => {
      onError(error);
      onRefused?.(error);
    },
  });
};
