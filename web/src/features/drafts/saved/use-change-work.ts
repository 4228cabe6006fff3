import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Problem } from '#shared/contract/problem.ts';
import type { SavedWork } from '#shared/domain/drafts/saved-work.ts';
import { api } from '#web/core/api.ts';
import { toast } from '#web/core/toast.tsx';
import { workQuery } from '../saved-work-query.ts';

const isGone = (error: unknown) => error instanceof Problem && error.code === 'not-found';

/** Applies a change that the server has made to the cached list of a business. */
const useList = (businessId: string) => {
  const client = useQueryClient();
  const { queryKey } = workQuery(businessId);
  return {
    change: (next: (items: SavedWork[]) => SavedWork[]) =>
      client.setQueryData(queryKey, (list) => list && { items: next(list.items) }),
    reload: () => client.invalidateQueries({ queryKey }),
  };
};

/** Renames one piece of work. One that another tab has deleted leaves the list. */
export const useRename = ({ business_id, id }: SavedWork) => {
  const { change, reload } = useList(business_id);
  return async (name: string) => {
    try {
      const renamed = await api.drafts.rename({ business_id, id, name });
      change((items) => items.map((one) => (one.id === id ? renamed : one)));
    } catch (error) {
      if (!isGone(error)) throw error;
      toast('This was already deleted');
      await reload();
    }
  };
};

/** Deletes one piece of work; one that no longer exists counts as deleted. */
export const useRemove = (businessId: string, onRemoved: () => void) => {
  const { change } = useList(businessId);
  return useMutation({
    mutationFn: async (id: string) => {
      try {
        await api.drafts.remove({ business_id: businessId, id });
      } catch (error) {
        if (!isGone(error)) throw error;
      }
    },
    onSuccess: (_, id) => {
      change((items) => items.filter((one) => one.id !== id));
      toast('Deleted');
      onRemoved();
    },
  });
};
