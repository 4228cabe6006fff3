import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '#web/core/api.ts';
import { queryClient } from '#web/core/query-client.ts';
import type { LocalConversation } from './local-conversation.ts';
import { answeredTurn } from './local-turn.ts';
import { type StoredPages, storedKey } from './stored-conversation-actions.ts';

/** Loads the stored turns of a saved conversation, newest page first, and merges each page into the conversation. */
export const useStoredConversation = (
  { place, load, state }: LocalConversation,
  isSaved: boolean,
) => {
  const query = useInfiniteQuery({
    queryKey: storedKey(place.conversationId),
    enabled: isSaved,
    // The conversation holds the turns; a cached copy would bring back what was cleared or rated since.
    gcTime: 0,
    // What this device keeps of it, until the server answers.
    placeholderData: () =>
      state().turns.length > 0
        ? undefined
        : queryClient.getQueryData<StoredPages>([...storedKey(place.conversationId), 'cached']),
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      api.history.get(
        { id: place.conversationId, ...(pageParam && { before: pageParam }) },
        { signal },
      ),
    getNextPageParam: ({ earlier }) => earlier,
  });
  const { data } = query;
  const chat = data?.pages[0]?.chat;
  const isHere = chat?.helper_id === place.helperId && chat?.business_id === place.businessId;
  useEffect(() => {
    if (!data || !chat || !isHere) return;
    const turns = data.pages.flatMap(({ turns }) => turns).map(answeredTurn);
    const isWhole = data.pages.at(-1)?.earlier === null;
    load({ turns, isWhole, updatedAt: chat.updated_at });
  }, [data, chat, isHere, load]);
  // What this device remembers leads nowhere.
  const isElsewhere = chat && !isHere && !query.isPlaceholderData;
  return { ...query, chat: isHere ? chat : undefined, elsewhere: isElsewhere ? chat : null };
};
