import History from '@lucide/icons/icons/rotate-ccw-clock';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { Problem } from '#shared/contract/problem.ts';
import type { Conversation } from '#shared/domain/chat.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Confirm } from '#web/ui/dialog.tsx';
import { EmptyState, ErrorPanel, Notice } from '#web/ui/panels.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { ChatRow } from './chat-row.tsx';
import { historyMessages } from './format.ts';
import type { Listed, Pages } from './queries.ts';
import { useOpenConversation } from './use-open-conversation.ts';
import { useRemove } from './use-remove.ts';

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
  const { list, goOnAt } = useOpenConversation(items.length);
  if (!data)
    return error ? (
      <ErrorPanel
        title={historyMessages.loadFailed}
        message={error.message}
        onRetry={() => void chats.refetch()}
      />
    ) : (
      <Spinner label="Loading your conversations..." />
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
        <p role="status">Nothing among your newest conversations. Older ones may match.</p>
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

const Rows = ({ items, onRemoved }: { items: readonly Listed[]; onRemoved: () => void }) => {
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
          title="Delete this conversation?"
          question={`"${leaving.title}" is deleted for good. This cannot be undone.`}
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
    <EmptyState title="No conversation matches">
      <p>Try other words, or look through all of them.</p>
      <Button variant="outline" onClick={onClear}>
        Show all
      </Button>
    </EmptyState>
  ) : (
    <EmptyState icon={History} title={historyMessages.empty}>
      <p>Ask one of your helpers something, and the conversation is kept here.</p>
      <LinkButton to="/dashboard">Ask a question</LinkButton>
    </EmptyState>
  );

const whyNot = (error: Error) =>
  error instanceof Problem && error.code === 'previewing'
    ? error.message
    : historyMessages.removeFailed;
