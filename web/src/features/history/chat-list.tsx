import History from '@lucide/icons/icons/rotate-ccw-clock';
import { type UseInfiniteQueryResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Problem } from '#shared/contract/problem.ts';
import type { Conversation } from '#shared/domain/chat/conversation-schemas.ts';
import { api } from '#web/core/api.ts';
import { tellConversationRemoved } from '#web/core/conversation-removed-event.ts';
import { toast } from '#web/core/toast.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Confirm } from '#web/ui/dialog.tsx';
import { EmptyState, ErrorPanel } from '#web/ui/error-and-empty-panels.tsx';
import { Spinner } from '#web/ui/loading-indicators.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ChatRow } from './chat-row.tsx';
import { chatListKey, type ListedChat, type Pages, withoutChat } from './chats-query.ts';
import { historyMessages } from './history-words.ts';

/** Deletes a conversation and removes it from every cached list; one that no longer exists counts as deleted. */
const useRemove = (onRemoved: () => void) => {
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
      tellConversationRemoved(id);
      client.setQueriesData<Pages>({ queryKey: chatListKey }, withoutChat(id));
      client.removeQueries({ queryKey: ['chats', 'whole', id] });
      void client.invalidateQueries({ queryKey: ['chats'], refetchType: 'none' });
      toast('Chat deleted');
      onRemoved();
    },
  });
};

/**
 * Loading more rows moves or removes the focused button, so the focus moves to the first new row of `list`, whose index
 * `goOnAt` sets.
 */
const useFocusOnNewRow = (count: number) => {
  const list = useRef<HTMLDivElement>(null);
  const next = useRef<number>(undefined);
  useEffect(() => {
    if (next.current === undefined || count <= next.current) return;
    list.current?.querySelectorAll('h2')[next.current]?.focus();
    next.current = undefined;
  }, [count]);
  const goOnAt = (row: number) => {
    next.current = row;
  };
  return { list, goOnAt };
};

type Props = {
  chats: UseInfiniteQueryResult<Pages>;
  isFiltered: boolean;
  onClear: () => void;
  /** Called after a conversation was deleted together with the focused button. */
  onRemoved: () => void;
};

/** The list of saved conversations, with its loading, error and empty states. */
export const ChatList = ({ chats, isFiltered, onClear, onRemoved }: Props) => {
  const { data, error, hasNextPage } = chats;
  const items = data?.pages.flatMap((page) => page.items) ?? [];
  const { list, goOnAt } = useFocusOnNewRow(items.length);
  if (!data)
    return error ? (
      <ErrorPanel
        title={historyMessages.loadFailed}
        message={error.message}
        onRetry={() => void chats.refetch()}
      />
    ) : (
      <Spinner label="Loading your chats..." />
    );
  const showMore = () => {
    goOnAt(items.length);
    void chats.fetchNextPage();
  };
  return (
    <div ref={list} className="history-list" aria-busy={chats.isPlaceholderData}>
      {items.length > 0 ? (
        <Rows items={items} onRemoved={onRemoved} />
      ) : hasNextPage ? (
        <p role="status">No matches in your recent chats. Tap Show more to search older ones.</p>
      ) : (
        <Nothing isFiltered={isFiltered} onClear={onClear} />
      )}
      {chats.isFetchNextPageError && (
        <Notice tone="danger">{historyMessages.loadFailed}. Please try again.</Notice>
      )}
      {hasNextPage && (
        <Button
          variant="outline"
          busy={chats.isFetchingNextPage && 'Loading...'}
          onClick={showMore}
        >
          Show more
        </Button>
      )}
    </div>
  );
};

const Rows = ({ items, onRemoved }: { items: readonly ListedChat[]; onRemoved: () => void }) => {
  const [leaving, setLeaving] = useState<Conversation | null>(null);
  const remove = useRemove(() => {
    setLeaving(null);
    onRemoved();
  });
  return (
    <>
      {remove.error && <Notice tone="danger">{whyNot(remove.error)}</Notice>}
      <ul className="chat-rows">
        {items.map((chat) => (
          <ChatRow key={chat.id} chat={chat} onRemove={() => setLeaving(chat)} />
        ))}
      </ul>
      {leaving && (
        <Confirm
          title="Delete this chat?"
          question={`“${leaving.title}” will be permanently deleted. You can’t undo this.`}
          yes="Delete"
          busy={remove.isPending && 'Deleting...'}
          onYes={() => remove.mutate(leaving.id, { onError: () => setLeaving(null) })}
          onClose={() => setLeaving(null)}
        />
      )}
    </>
  );
};

const Nothing = ({ isFiltered, onClear }: Pick<Props, 'isFiltered' | 'onClear'>) =>
  isFiltered ? (
    <EmptyState title="No matching chats">
      <p>Try different words, or see all chats.</p>
      <Button variant="outline" onClick={onClear}>
        Show all
      </Button>
    </EmptyState>
  ) : (
    <EmptyState icon={History} title={historyMessages.empty}>
      <p>Ask one of your helpers a question and the chat will be saved here.</p>
      <LinkButton to="/dashboard">Ask a question</LinkButton>
    </EmptyState>
  );

const whyNot = (error: Error) =>
  error instanceof Problem && error.code === 'previewing'
    ? error.message
    : historyMessages.removeFailed;
