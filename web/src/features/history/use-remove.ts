import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Problem } from '#shared/contract/problem.ts';
import { api } from '#web/api.ts';
import { conversationRemoved } from '#web/removed-conversations.ts';
import { toast } from '#web/ui/toast.tsx';
import { listKey, type Pages, without } from './queries.ts';

/** Deletes a conversation and removes it from every cached list; one that no longer exists counts as deleted. */
export const useRemove = (onRemoved: () => void) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => {
      try {
        await api.history.remove({ id });
      } catch (error) {
        if (!(error instanceof Problem && error.code === 'not-found')) throw error;
      }
    },
    onSuccess: (_, id) => {
      conversationRemoved(id);
      client.setQueriesData<Pages>({ queryKey: listKey }, without(id));
      client.removeQueries({ queryKey: ['chats', 'whole', id] });
      void client.invalidateQueries({ queryKey: ['chats'], refetchType: 'none' });
      toast('Conversation deleted');
      onRemoved();
    },
  });
};
