import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Contract } from '#shared/contract/index.ts';
import { Problem } from '#shared/contract/problem.ts';
import type { Input } from '#shared/contract/route.ts';
import type {
  KnownNumbers,
  NumberEntryId,
  NumbersConflict,
} from '#shared/domain/numbers/known-numbers.ts';
import { api } from '#web/core/api.ts';
import { localToday } from '#web/core/local-day.ts';
import { toast } from '#web/core/toast.tsx';
import { numbersQuery } from './numbers-query.ts';

type Sent = Omit<Input<Contract['numbers']['save']>, 'business_id' | 'today'>;
type SentImport = Omit<Input<Contract['numbers']['saveImport']>, 'business_id'>;

/** What others changed of the numbers that a refused save was about, with all that is known now. */
export const changedMeanwhile = (error: unknown) =>
  error instanceof Problem && error.code === 'conflict'
    ? (error.data as NumbersConflict | undefined)
    : undefined;

/** Shows what the server answered; what another tab changed meanwhile is read again. */
const useShown = (businessId: string) => {
  const client = useQueryClient();
  const { queryKey } = numbersQuery(businessId);
  return {
    onSuccess: (known: KnownNumbers) => {
      client.setQueryData(queryKey, known);
    },
    onError: (error: Error) => {
      const stored = changedMeanwhile(error)?.known;
      if (stored) client.setQueryData(queryKey, stored);
      else if (error instanceof Problem && ['conflict', 'not-found'].includes(error.code))
        void client.invalidateQueries({ queryKey });
    },
  };
};

/** Keeps what the owner typed, dated today. */
export const useSaveNumbers = (businessId: string) =>
  useMutation({
    mutationFn: (sent: Sent) =>
      api.numbers.save({ business_id: businessId, today: localToday(), ...sent }),
    ...useShown(businessId),
  });

/** Keeps the figures of a file and the numbers the owner took from it. */
export const useSaveImport = (businessId: string) =>
  useMutation({
    mutationFn: (sent: SentImport) => api.numbers.saveImport({ business_id: businessId, ...sent }),
    ...useShown(businessId),
  });

/** An entry to forget; with `seen`, only while it has that value. */
type Removed = { readonly entry: NumberEntryId; readonly seen?: string };

/** Forgets one entry; one that is gone already counts as forgotten. */
export const useRemoveEntry = (businessId: string) => {
  const shown = useShown(businessId);
  return useMutation({
    mutationFn: async ({ entry, seen }: Removed) => {
      // No value stands in an address, where logs would keep it: what is there now is looked at first.
      if (seen !== undefined) {
        const known = await api.numbers.list({ business_id: businessId });
        const now = [...known.numbers, ...known.choices].find(({ id }) => id === entry);
        const changed = [{ id: entry, value: now?.value ?? null }];
        if (now && now.value !== seen)
          throw new Problem('conflict', undefined, { data: { known, changed } });
      }
      try {
        return await api.numbers.remove({ business_id: businessId, entry });
      } catch (error) {
        if (!(error instanceof Problem && error.code === 'not-found')) throw error;
        return api.numbers.list({ business_id: businessId });
      }
    },
    ...shown,
    onSuccess: (known: KnownNumbers) => {
      shown.onSuccess(known);
      toast('Deleted');
    },
  });
};
