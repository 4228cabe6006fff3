import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { Problem } from '#shared/contract/problem.ts';
import type { HelperId } from '#shared/domain/catalogue/helper-ids.ts';
import { helpers } from '#shared/domain/catalogue/helpers.ts';
import type { Conversation } from '#shared/domain/chat/chat-schemas.ts';
import { useAccount, useSetAccount } from '#web/core/account.ts';
import { api } from '#web/core/api.ts';
import { queryClient } from '#web/core/query-client.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { EmptyState, ErrorPanel, Notice } from '#web/ui/status-panels.tsx';
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

/** A conversation of another helper or business: redirects to its helper, or asks the owner to switch businesses. */
export const ConversationElsewhere = ({
  chat,
  helperId,
}: {
  chat: Conversation;
  helperId: HelperId;
}) =>
  chat.helper_id === helperId ? (
    <OtherBusiness chat={chat} />
  ) : (
    <Navigate to={`/dashboard/${chat.helper_id}?memoryId=${chat.id}`} replace />
  );

const OtherBusiness = ({ chat }: { chat: Conversation }) => {
  const business = useAccount().businesses.find(({ id }) => id === chat.business_id);
  const setAccount = useSetAccount();
  const change = useMutation({
    mutationFn: () => api.businesses.switch({ business_id: chat.business_id }),
    onSuccess: setAccount,
  });
  if (!business) return <NotFound helperId={chat.helper_id} />;
  return (
    <EmptyState title="This chat is for a different business" level={1}>
      <p>It belongs to {business.name}. Switch businesses to continue.</p>
      {change.error && <Notice tone="danger">{change.error.message}</Notice>}
      <div className="row">
        <Button busy={change.isPending && 'Switching...'} onClick={() => change.mutate()}>
          Switch to {business.name}
        </Button>
        <LinkButton variant="outline" to={`/dashboard/${chat.helper_id}`}>
          View Prompts
        </LinkButton>
      </div>
    </EmptyState>
  );
};

const NotFound = ({ helperId }: { helperId: HelperId }) => (
  <EmptyState title="We can’t find this chat" level={1}>
    <p>It might have been deleted, or the link belongs to another account.</p>
    <LinkButton to={`/dashboard/${helperId}`}>Back to {helpers[helperId].name}</LinkButton>
  </EmptyState>
);

/** Says why a conversation could not be opened; offers a retry unless it does not exist. */
export const ConversationNotOpened = ({
  error,
  helperId,
  onRetry,
}: {
  error: Error;
  helperId: HelperId;
  onRetry: () => void;
}) =>
  error instanceof Problem && error.status < 500 ? (
    <NotFound helperId={helperId} />
  ) : (
    <ErrorPanel title="Couldn’t open this chat" message={error.message} onRetry={onRetry} />
  );
