import { type InfiniteData, infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import type { Contract } from '#shared/contract/index.ts';
import type { Output } from '#shared/contract/route.ts';
import type { HelperId } from '#shared/domain/catalogue/helper-ids.ts';
import { api } from '#web/core/api.ts';

type Page = Output<Contract['history']['list']>;
export type Pages = InfiniteData<Page>;
/** A conversation in the list, with the passage that was found in it. */
export type ListedChat = Page['items'][number];
/** The filter of the list; empty shows everything. */
export type ChatFilter = { helper: HelperId | null; search: string };

/** The query key that all lists of conversations share, whatever their filter. */
export const chatListKey = ['chats', 'list'] as const;

/** The saved conversations page by page, last updated first. */
export const chatsQuery = ({ helper, search }: ChatFilter) =>
  infiniteQueryOptions({
    queryKey: [...chatListKey, { helper, search }],
    queryFn: ({ pageParam, signal }) => {
      const wanted = {
        ...(helper && { helper_id: helper }),
        ...(pageParam && { after: pageParam }),
      };
      return search
        ? api.history.search({ ...wanted, search }, { signal })
        : api.history.list(wanted, { signal });
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });

/** The same pages without one conversation. */
export const withoutChat = (id: string) => (pages: Pages | undefined) =>
  pages && {
    ...pages,
    pages: pages.pages.map((page) => ({
      ...page,
      items: page.items.filter((chat) => chat.id !== id),
    })),
  };
