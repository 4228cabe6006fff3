import { queryOptions } from '@tanstack/react-query';
import type { Conversation } from '#shared/domain/chat/conversation-schemas.ts';
import type { Turn } from '#shared/domain/chat/turn-schemas.ts';
import { api } from '#web/core/api.ts';

export type FullConversation = { chat: Conversation; turns: Turn[] };

/** Loads all pages of a conversation; its turns are oldest first. */
export const loadFullConversation = async (
  id: string,
  signal?: AbortSignal,
): Promise<FullConversation> => {
  const pages: Turn[][] = [];
  let before: string | null = null;
  for (;;) {
    const page: Awaited<ReturnType<typeof api.history.get>> = await api.history.get(
      { id, limit: 100, ...(before && { before }) },
      { signal },
    );
    pages.unshift(page.turns);
    before = page.earlier;
    if (!before) return { chat: page.chat, turns: pages.flat() };
  }
};

/** The query of a page that shows a whole conversation. */
export const fullConversationQuery = (id: string) =>
  queryOptions({
    queryKey: ['chats', 'whole', id],
    queryFn: ({ signal }) => loadFullConversation(id, signal),
    staleTime: 0,
  });
