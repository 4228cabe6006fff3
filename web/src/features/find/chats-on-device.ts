import type { QueryClient } from '@tanstack/react-query';
import type { Conversation } from '#shared/domain/chat/conversation-schemas.ts';

type Kept = {
  readonly items?: readonly Conversation[];
  readonly pinned?: readonly Conversation[];
  readonly chats?: readonly Conversation[];
  readonly chat?: Conversation;
};

/** The conversations in an answer of any route that lists them or opens one. */
const chatsIn = (data: unknown): Conversation[] => {
  const { pages, ...one } = (data ?? {}) as Kept & { pages?: readonly Kept[] };
  return [...(pages ?? []), one].flatMap(({ items = [], pinned = [], chats = [], chat }) => [
    ...items,
    ...pinned,
    ...chats,
    ...(chat ? [chat] : []),
  ]);
};

/** The conversations of a business that this device has in any list, or has open, with those just `listed`; last updated first. */
export const chatsOnDevice = (
  client: QueryClient,
  businessId: string,
  listed: readonly Conversation[] = [],
): Conversation[] => {
  const kept = ['chats', 'chat'].flatMap((name) =>
    client.getQueriesData({ queryKey: [name] }).flatMap(([, data]) => chatsIn(data)),
  );
  const newest = [...kept, ...listed]
    .filter(({ business_id }) => business_id === businessId)
    .toSorted((one, other) => other.updated_at.localeCompare(one.updated_at));
  return [...new Map(newest.toReversed().map((chat) => [chat.id, chat])).values()].toReversed();
};
