import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { HelperId } from '#shared/domain/catalogue/helper-ids.ts';
import type { Conversation } from '#shared/domain/chat/conversation-schemas.ts';
import { api } from '#web/core/api.ts';
import { queryClient } from '#web/core/query-client.ts';
import { type StoredPages, storedKey } from '../conversation/stored-conversation-actions.ts';

/** So many chats stand in the pane; the history has the rest. */
const chatsShown = 50;

export type ChatsPlace = { readonly businessId: string; readonly helperId: HelperId };

/** The saved chats of a business with a helper, the pinned ones first, then the last updated; or those with some words. */
export const useChats = ({ businessId, helperId }: ChatsPlace, search: string) =>
  useQuery({
    queryKey: ['chats', 'pane', businessId, helperId, search],
    queryFn: async ({ signal }) => {
      const filter = { business_id: businessId, helper_id: helperId, limit: chatsShown };
      if (search) {
        const found = await api.history.search({ ...filter, search }, { signal });
        return { pinned: [], chats: found.items, hasMore: found.next !== null };
      }
      const [pinned, all] = await Promise.all([
        api.history.list({ ...filter, pinned: 'yes' }, { signal }),
        api.history.list(filter, { signal }),
      ]);
      const chats = all.items.filter((chat) => !chat.pinned);
      return { pinned: pinned.items, chats, hasMore: all.next !== null };
    },
    placeholderData: keepPreviousData,
  });

/** Shows a changed chat wherever it stands. */
const takeOver = async (chat: Conversation) => {
  queryClient.setQueryData<StoredPages>(
    storedKey(chat.id),
    (known) => known && { ...known, pages: known.pages.map((page) => ({ ...page, chat })) },
  );
  await queryClient.invalidateQueries({ queryKey: ['chats'] });
};

/** Gives a chat a title of the owner's. */
export const renameChat = async (id: string, title: string) =>
  takeOver(await api.history.rename({ id, title }));

/** Keeps a chat at the top of the list, or no longer. */
export const pinChat = async (id: string, pinned: boolean) =>
  takeOver(await api.history.pin({ id, pinned }));
