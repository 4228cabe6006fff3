import './conversation/chat.css';
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Business } from '#shared/domain/account/business.ts';
import type { HelperId } from '#shared/domain/catalogue/helper-ids.ts';
import { helpers } from '#shared/domain/catalogue/helpers.ts';
import { PromptsView } from '#web/features/catalogue/prompts-view.tsx';
import { useNarrow } from '#web/ui/use-layout-breakpoints.ts';
import { ContinueCard } from './continue-card.tsx';
import {
  currentConversation,
  forgetCurrent,
  nextConversation,
} from './conversation/conversation-session-storage.ts';
import { useConversation } from './conversation/open-conversations.ts';
import { HelperChat } from './helper-chat.tsx';
import { ComposerPanel } from './question/composer.tsx';
import { type HelperPlace, useConversationToContinue } from './use-conversation-to-continue.ts';

const StartReplyCard = lazy(async () => ({
  default: (await import('./message-reply/start-reply-card.tsx')).StartReplyCard,
}));

/** The input for a question to a helper and its prompts; sending either begins a new chat and opens it. The last chat stands under the input, and what a customer wrote at the end. */
const HelperPrompts = ({
  place,
  current,
  business,
  onTyped,
}: {
  /** The chat that begins here. */
  place: HelperPlace;
  /** The chat that this tab has open with the helper. */
  current: HelperPlace;
  business: Business;
  /** Called before the chat opens with a question that was typed here. */
  onTyped: () => void;
}) => {
  const [, setSearch] = useSearchParams();
  const { conversation, state } = useConversation(place);
  const isNarrow = useNarrow();
  const goOn = useConversationToContinue(current);
  const input = useRef<HTMLTextAreaElement>(null);
  const { name } = helpers[place.helperId];
  const openChat = () => setSearch({ view: 'chat' });
  return (
    <PromptsView
      helperId={place.helperId}
      business={business}
      before={
        <section className="own-question" aria-label={`Ask ${name}`}>
          <ComposerPanel
            conversation={conversation}
            state={state}
            speaker={{ helper: place.helperId, name }}
            placeholder={isNarrow ? `Ask ${name}…` : `Ask about ${name} for ${business.name}...`}
            input={input}
            onSent={() => {
              onTyped();
              openChat();
            }}
          />
          {goOn === undefined && <div className="continue-card" data-awaited />}
          {goOn && <ContinueCard helperId={place.helperId} goOn={goOn} />}
        </section>
      }
      onSend={(sent) => {
        conversation.ask({ text: '', ...sent });
        openChat();
      }}
      onLimit={(sent) => {
        conversation.keepPending({ text: '', ...sent });
        openChat();
      }}
    >
      <div className="after-prompts">
        <Suspense fallback={<div className="wrote-plate" />}>
          <StartReplyCard business={business} />
        </Suspense>
      </div>
    </PromptsView>
  );
};

type Props = { helperId: HelperId; business: Business; memoryId: string | null };

/**
 * A helper's two views. The address selects one: `memoryId` names a saved conversation, `view=chat` is this tab's; without
 * either the prompts show.
 */
export const HelperPromptsOrChat = ({ helperId, business, memoryId }: Props) => {
  const [search, setSearch] = useSearchParams();
  const [fresh, setFresh] = useState(() => crypto.randomUUID() as string);
  const showsChat = memoryId !== null || search.get('view') === 'chat';
  const conversationId = memoryId ?? currentConversation(business.id, helperId) ?? fresh;
  const here = { businessId: business.id, helperId };
  const place = { ...here, conversationId };
  const next = { ...here, conversationId: nextConversation(business.id, helperId) };
  useArrival(showsChat);
  // A question typed above the prompts opens the chat, whose input takes over the focus.
  const isTyping = useRef(false);

  const openPrompts = () => {
    isTyping.current = false;
    setSearch({});
  };
  const startNew = () => {
    forgetCurrent(business.id, helperId);
    setFresh(crypto.randomUUID());
    setSearch({ view: 'chat' });
  };
  const nameInAddress = useCallback(
    () => setSearch({ memoryId: conversationId }, { replace: true }),
    [conversationId, setSearch],
  );
  return (
    <div data-helper={helperId} className="helper-view">
      {showsChat ? (
        <HelperChat
          key={conversationId}
          place={place}
          business={business}
          isSaved={memoryId !== null}
          isTyping={isTyping.current}
          onBack={openPrompts}
          onNew={startNew}
          onSaved={nameInAddress}
        />
      ) : (
        <HelperPrompts
          key={next.conversationId}
          place={next}
          current={place}
          business={business}
          onTyped={() => {
            isTyping.current = true;
          }}
        />
      )}
    </div>
  );
};

/** Treats a change of view like a change of page: scrolls to the top and moves the focus there. */
const useArrival = (showsChat: boolean) => {
  const shown = useRef(showsChat);
  useEffect(() => {
    if (shown.current === showsChat) return;
    shown.current = showsChat;
    if (!showsChat) scrollTo({ top: 0 });
    if (document.activeElement === document.body)
      document.getElementById('main')?.focus({ preventScroll: true });
  }, [showsChat]);
};
