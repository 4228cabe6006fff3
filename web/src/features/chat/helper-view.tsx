import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Business } from '#shared/domain/business.ts';
import type { HelperId } from '#shared/domain/helper-ids.ts';
import { InTopBar } from '#web/ui/top-bar-slot.tsx';
import { HelperChat } from './helper-chat.tsx';
import { HelperPrompts } from './helper-prompts.tsx';
import { currentConversation, forgetCurrent } from './session-storage.ts';
import { type HelperPlace, useResume } from './use-resume.ts';

type Props = { helperId: HelperId; business: Business; memoryId: string | null };

/**
 * A helper's two views. The address selects one: `memoryId` names a saved conversation, `view=chat` is this tab's; without
 * either the prompts show.
 */
export const HelperView = ({ helperId, business, memoryId }: Props) => {
  const [search, setSearch] = useSearchParams();
  const [fresh, setFresh] = useState(() => crypto.randomUUID() as string);
  const showsChat = memoryId !== null || search.get('view') === 'chat';
  const conversationId = memoryId ?? currentConversation(business.id, helperId) ?? fresh;
  const place = { conversationId, businessId: business.id, helperId };
  useArrival(showsChat);

  const openPrompts = () => setSearch({});
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
      {memoryId === null && (
        <Toggles key={`${conversationId} toggles`} place={place} showsChat={showsChat} />
      )}
      {showsChat ? (
        <HelperChat
          key={conversationId}
          place={place}
          business={business}
          isSaved={memoryId !== null}
          onBack={openPrompts}
          onNew={startNew}
          onSaved={nameInAddress}
        />
      ) : (
        <HelperPrompts key={`${conversationId} start`} place={place} business={business} />
      )}
    </div>
  );
};

/** Switches between the views, in the top bar, once there is a conversation. */
const Toggles = ({ place, showsChat }: { place: HelperPlace; showsChat: boolean }) => {
  const [, setSearch] = useSearchParams();
  const goOn = useResume(place);
  if (!goOn) return null;
  return (
    <InTopBar>
      <fieldset className="segmented-control">
        <legend className="sr-only">View</legend>
        <button type="button" aria-pressed={!showsChat} onClick={() => setSearch({})}>
          View Prompts
        </button>
        <button type="button" aria-pressed={showsChat} onClick={() => showsChat || goOn()}>
          Continue Chat
        </button>
      </fieldset>
    </InTopBar>
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
