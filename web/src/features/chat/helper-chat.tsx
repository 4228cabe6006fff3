import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { Business } from '#shared/domain/account/business.ts';
import type { HelperId } from '#shared/domain/catalogue/helper-ids.ts';
import { helpers } from '#shared/domain/catalogue/helpers.ts';
import { useAccount } from '#web/core/account.ts';
import { Spinner } from '#web/ui/loading-indicators.tsx';
import { useShortHint } from '#web/ui/use-layout-breakpoints.ts';
import { useLazyMemoryAdditions } from './answer/lazy-memory-additions.tsx';
import { ChatHeader } from './chat-header.tsx';
import { ChatPanes } from './chat-panes.tsx';
import {
  ConversationElsewhere,
  ConversationNotOpened,
} from './conversation/conversation-not-opened.tsx';
import type { ConversationPlace } from './conversation/conversation-place.ts';
import { ConversationView } from './conversation/conversation-view.tsx';
import type { LocalTurn } from './conversation/local-turn.ts';
import { useConversation } from './conversation/open-conversations.ts';
import { useStoredConversation } from './conversation/use-stored-conversation.ts';
import { useFiguresOrWordsFromLink } from './question/use-figures-or-words-from-link.ts';
import { useSuggestedHelperLink } from './use-suggested-helper-link.tsx';

type Props = {
  place: ConversationPlace & { helperId: HelperId };
  business: Business;
  /** The address names a conversation that the server has. */
  isSaved: boolean;
  /** The owner was typing when this opened: the input takes the focus. */
  isTyping: boolean;
  onBack: () => void;
  onNew: () => void;
  /** Called once the server has saved the conversation, so that the address can name it. */
  onSaved: () => void;
};

/** A conversation with a helper: header, messages and input. */
export const HelperChat = (props: Props) => {
  const { place, business, isSaved, isTyping, onBack, onNew, onSaved } = props;
  const { helperId } = place;
  const { conversation, state } = useConversation(place);
  const { saves_history } = useAccount().entitlement;
  const hasShortHint = useShortHint();
  const stored = useStoredConversation(conversation, isSaved);
  const input = useRef<HTMLTextAreaElement>(null);
  const under = useUnder(place, saves_history);
  useEffect(() => {
    const { forwarded, turns, text } = conversation.state();
    // A chat that begins with words in its input goes on with them.
    if (isTyping || forwarded || (turns.length === 0 && text !== ''))
      input.current?.focus({ preventScroll: true });
  }, [isTyping, conversation]);
  useFiguresOrWordsFromLink(conversation);
  useSaved(state.saved && !isSaved, onSaved);
  const { name } = helpers[helperId];
  const speaker = useMemo(() => ({ helper: helperId, name }), [helperId, name]);
  const welcome = useMemo(
    () => <Welcome name={name} business={business.name} />,
    [name, business.name],
  );
  const isEmpty = state.turns.length === 0;

  if (stored.elsewhere)
    return <ConversationElsewhere chat={stored.elsewhere} helperId={helperId} />;
  if (stored.error && isEmpty)
    return (
      <ConversationNotOpened
        error={stored.error}
        helperId={helperId}
        onRetry={() => void stored.refetch()}
      />
    );
  const isOpening = isSaved && stored.isPending;
  const head = (
    <>
      <ChatHeader
        helperId={helperId}
        chat={stored.chat}
        conversation={conversation}
        state={state}
        onBack={onBack}
        onNew={onNew}
      />
      {!saves_history && <NotSavedNotice isSaved={isSaved} />}
    </>
  );
  return (
    <ChatPanes place={place} state={state} canBegin={!isEmpty} onNew={onNew} onBack={onBack}>
      {head}
      {isOpening && isEmpty ? (
        <Opening isPaused={stored.isPaused} />
      ) : (
        <ConversationView
          conversation={conversation}
          state={state}
          speaker={speaker}
          placeholder={hasShortHint ? `Ask ${name}…` : `Ask about ${name} for ${business.name}...`}
          input={input}
          under={under}
          welcome={isOpening || stored.hasNextPage ? undefined : welcome}
          earlier={earlierOf(stored)}
        />
      )}
    </ChatPanes>
  );
};

/** How the turns before those on the page are loaded, if there are any. */
const earlierOf = (stored: ReturnType<typeof useStoredConversation>) =>
  stored.hasNextPage
    ? { isLoading: stored.isFetchingNextPage, load: () => void stored.fetchNextPage() }
    : undefined;

const useSaved = (isNewlySaved: boolean, onSaved: () => void) =>
  useEffect(() => {
    if (isNewlySaved) onSaved();
  }, [isNewlySaved, onSaved]);

const Opening = ({ isPaused }: { isPaused: boolean }) => (
  <Spinner
    label={
      isPaused ? 'You’re offline. This chat will open when you’re back online.' : 'Opening chat...'
    }
  />
);

/** Renders what an answer noted and the helper it names; the same function on every render. */
const useUnder = (place: ConversationPlace, savesHistory: boolean) => {
  const noted = useLazyMemoryAdditions(place.businessId, savesHistory);
  const suggestion = useSuggestedHelperLink(place);
  return useCallback(
    (turn: LocalTurn) => (
      <>
        {noted(turn)}
        {suggestion(turn)}
      </>
    ),
    [noted, suggestion],
  );
};

/** Tells owners on the free plan where this conversation is kept; `isSaved` when its beginning is on the server. */
const NotSavedNotice = ({ isSaved }: { isSaved: boolean }) => (
  <p className="hint not-saved-notice">
    {isSaved
      ? 'New messages in this chat aren’t saved. They’ll go away'
      : 'This chat isn’t saved. It’ll go away'}{' '}
    when you close this tab. Paid plans save chats and remember your business.
  </p>
);

const Welcome = ({ name, business }: { name: string; business: string }) => (
  <p>
    Hi! I’m here to help {business} with {topic(name)}. What’s going on?
  </p>
);

/** A helper's name as it is written within a sentence: "hiring & HR". */
const topic = (name: string) => name.replace(/\b[A-Z](?=[a-z])/g, (first) => first.toLowerCase());
