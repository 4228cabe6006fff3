import { useInfiniteQuery } from '@tanstack/react-query';
import { ArrowLeft, Eraser, PencilLine, Plus, RefreshCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { helpers } from '#shared/catalogue/helpers.ts';
import { Problem } from '#shared/contract/problem.ts';
import type { Business } from '#shared/domain/business.ts';
import { useAccount } from '#web/account.ts';
import { api } from '#web/api.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Confirm } from '#web/ui/dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { EmptyState, ErrorPanel } from '#web/ui/panels.tsx';
import { Patch } from '#web/ui/patch.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { toast } from '#web/ui/toast.tsx';
import type { Place } from './conversation.ts';
import { answered } from './exchange.ts';
import { keepDraft } from './tab-memory.ts';
import { Talk } from './talk.tsx';
import { useConversation } from './use-conversation.ts';

const clearQuestion = 'Are you sure you want to clear this conversation? This cannot be undone.';

type Props = {
  place: Place & { helperId: NonNullable<Place['helperId']> };
  business: Business;
  /** The conversation is one the server keeps, named by the address. */
  isSaved: boolean;
  onBack: () => void;
  onNew: () => void;
  /** The server keeps the conversation from now on, so the address may name it. */
  onSaved: () => void;
};

/** A conversation with a helper: its head with what can be done, the messages and the input. */
export const HelperChat = ({ place, business, isSaved, onBack, onNew, onSaved }: Props) => {
  const { conversation, state } = useConversation(place);
  const { entitlement } = useAccount();
  const stored = useStored(place.chatId, isSaved, conversation.load);
  const [asksClear, setAsksClear] = useState(false);
  const [editing, setEditing] = useState<string | null>(null);
  const isNewlySaved = state.saved && !isSaved;
  useEffect(() => {
    if (isNewlySaved) onSaved();
  }, [isNewlySaved, onSaved]);
  const { name } = helpers[place.helperId];
  const last = state.exchanges.at(-1);
  const canRepeat = last !== undefined && state.busy === null;

  if (stored.error && state.exchanges.length === 0)
    return stored.error instanceof Problem && stored.error.code === 'not-found' ? (
      <EmptyState title="This conversation was not found">
        <p>It may have been deleted, or the link is not yours.</p>
        <LinkButton to={`/dashboard/${place.helperId}`}>View Prompts</LinkButton>
      </EmptyState>
    ) : (
      <ErrorPanel
        title="This conversation could not be opened"
        message={stored.error.message}
        onRetry={() => void stored.refetch()}
      />
    );

  const clear = async () => {
    setAsksClear(false);
    try {
      await conversation.clear();
    } catch {
      toast('The conversation could not be cleared');
    }
  };
  const edit = () => {
    if (!last) return;
    setEditing(last.id);
    keepDraft(place.chatId, last.text);
  };

  return (
    <>
      <header className="chat-head">
        <Patch helper={place.helperId} />
        <h1>{name}</h1>
        <div className="acts">
          <Button look="quiet" onClick={onBack}>
            <Icon of={ArrowLeft} />
            Back to prompts
          </Button>
          <Button look="quiet" onClick={onNew} disabled={state.exchanges.length === 0}>
            <Icon of={Plus} />
            <span className="opt">New chat</span>
          </Button>
          <Button look="quiet" onClick={edit} disabled={!canRepeat || !last?.text}>
            <Icon of={PencilLine} />
            <span className="opt">Edit last</span>
          </Button>
          <Button look="quiet" onClick={conversation.regenerate} disabled={!canRepeat}>
            <Icon of={RefreshCw} />
            <span className="opt">Regenerate</span>
          </Button>
          <Button
            look="quiet"
            onClick={() => setAsksClear(true)}
            disabled={state.exchanges.length === 0 || state.busy !== null}
          >
            <Icon of={Eraser} />
            <span className="opt">Clear</span>
          </Button>
        </div>
      </header>
      {!entitlement.saves_history && (
        <p className="hint tab-only">
          This chat lives in this browser tab only. Paid plans save chats and remember your
          business.
        </p>
      )}
      {stored.isLoading && state.exchanges.length === 0 ? (
        <Spinner label="Opening the conversation..." />
      ) : (
        <Talk
          key={editing}
          conversation={conversation}
          state={state}
          speaker={{ helper: place.helperId, name }}
          placeholder={`Ask about ${name} for ${business.name}...`}
          above={
            stored.hasNextPage && (
              <Button
                look="line"
                className="earlier"
                busy={stored.isFetchingNextPage && 'Loading...'}
                onClick={() => void stored.fetchNextPage()}
              >
                Show earlier messages
              </Button>
            )
          }
          {...(!stored.hasNextPage && {
            welcome: <Welcome name={name} business={business.name} />,
          })}
          editing={editing === null ? null : { id: editing, done: () => setEditing(null) }}
        />
      )}
      {asksClear && (
        <Confirm
          title="Clear conversation"
          question={clearQuestion}
          yes="Clear"
          onYes={() => void clear()}
          onClose={() => setAsksClear(false)}
        />
      )}
    </>
  );
};

const Welcome = ({ name, business }: { name: string; business: string }) => (
  <p>
    Hello! I’m here to help {business} with {name.toLowerCase()}. What is going on?
  </p>
);

/** The stored turns of a saved conversation, newest page first; each page goes into the conversation as it comes. */
const useStored = (
  chatId: string,
  isSaved: boolean,
  load: (stored: ReturnType<typeof answered>[]) => void,
) => {
  const query = useInfiniteQuery({
    queryKey: ['chat', chatId],
    enabled: isSaved,
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      api.history.get({ id: chatId, ...(pageParam && { before: pageParam }) }, { signal }),
    getNextPageParam: ({ earlier }) => earlier,
  });
  const { data } = query;
  useEffect(() => {
    if (data) load(data.pages.flatMap(({ turns }) => turns).map(answered));
  }, [data, load]);
  return query;
};
