import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Problem } from '#shared/contract/problem.ts';
import type { MemoryEntry } from '#shared/domain/memory/memory-schemas.ts';
import { api } from '#web/core/api.ts';
import { toast } from '#web/core/toast.tsx';
import { memoryQuery } from './memory-query.ts';

const isGone = (error: unknown) => error instanceof Problem && error.code === 'not-found';

/** Applies a change that the server has made to the cached list of a business. */
const useList = (businessId: string) => {
  const client = useQueryClient();
  const { queryKey } = memoryQuery(businessId);
  return {
    change: (next: (items: MemoryEntry[]) => MemoryEntry[]) =>
      client.setQueryData(queryKey, (list) => list && { items: next(list.items) }),
    reload: () => client.invalidateQueries({ queryKey }),
  };
};

/** Adds a fact that the owner writes; one of the same name is replaced. */
export const useAdd = (businessId: string) => {
  const { change } = useList(businessId);
  return async (key: string, text: string) => {
    const added = await api.memory.add({ business_id: businessId, key, text });
    change((items) => [added, ...items.filter(({ id }) => id !== added.id)]);
    return added;
  };
};

/** Corrects, pauses or resumes one entry. An entry that another tab has deleted leaves the list. */
export const useUpdate = ({ business_id, id }: MemoryEntry) => {
  const { change, reload } = useList(business_id);
  return useMutation({
    mutationFn: (changes: { text?: string; paused?: boolean }) =>
      api.memory.update({ business_id, id, ...changes }),
    onSuccess: (changed) => change((items) => items.map((one) => (one.id === id ? changed : one))),
    onError: (error) => {
      if (!isGone(error)) return;
      toast('This was already deleted');
      void reload();
    },
  });
};

/** Deletes one entry; one that no longer exists counts as deleted. */
export const useForget = (businessId: string, onForgotten: () => void) => {
  const { change } = useList(businessId);
  return useMutation({
    mutationFn: async (id: string) => {
      try {
        await api.memory.remove({ business_id: businessId, id });
      } catch (error) {
        if (!isGone(error)) throw error;
      }
    },
    onSuccess: (_, id) => {
      change((items) => items.filter((one) => one.id !== id));
      toast('Deleted');
      onForgotten();
    },
  });
};
