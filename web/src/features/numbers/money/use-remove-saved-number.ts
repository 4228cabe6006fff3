import { useMutation } from '@tanstack/react-query';
import { Problem } from '#shared/contract/problem.ts';
import type { KnownNumbers } from '#shared/domain/numbers/known-numbers-schemas.ts';
import type { NumberEntryId } from '#shared/domain/numbers/number-entries.ts';
import { api } from '#web/core/api.ts';
import { toast } from '#web/core/toast.tsx';
import { useShowSavedNumbers } from '../use-save-numbers.ts';

/** An entry to forget; with `seen`, only while it has that value. */
type Removed = { readonly entry: NumberEntryId; readonly seen?: string };

/** Forgets one entry; one that is gone already counts as forgotten. */
export const useRemoveSavedNumber = (businessId: string, asks = false) => {
  const shown = useShowSavedNumbers(businessId, asks);
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
