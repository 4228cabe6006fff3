import { queryOptions } from '@tanstack/react-query';
import type { Chat, Turn } from '#shared/domain/chat.ts';
import { api } from '#web/api.ts';

export type WholeChat = { chat: Chat; turns: Turn[] };

/** A conversation with every turn of it, oldest first, however many pages that takes. */
export const wholeChat = async (id: string, signal?: AbortSignal): Promise<WholeChat> => {
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

/** The same for a page that shows it. */
export const wholeChatQuery = (id: string) =>
  queryOptions({
    queryKey: ['chats', 'whole', id],
    queryFn: ({ signal }) => wholeChat(id, signal),
    staleTime: 0,
  });
