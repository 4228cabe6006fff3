import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Business } from '#shared/domain/business.ts';
import type { FilledPrompt } from '#shared/domain/chat.ts';
import type { HelperId } from '#shared/domain/helpers.ts';
import { useAccount } from '#web/account.ts';
import { api } from '#web/api.ts';
import { InTopBar } from '#web/ui/top-bar-slot.tsx';
import { HelperChat } from './helper-chat.tsx';
import { PromptsView } from './prompts/prompts-view.tsx';
import { currentChat, forgetCurrent } from './tab-memory.ts';
import { conversationAt } from './use-conversation.ts';

/** The newest conversation the server keeps with a helper, for those whose plan keeps them. */
const useNewestChat = (businessId: string, helperId: HelperId) => {
  const { saves_history } = useAccount().entitlement;
  const { data } = useQuery({
    queryKey: ['chats', 'newest', businessId, helperId],
    queryFn: ({ signal }) =>
      api.history.list({ business_id: businessId, helper_id: helperId, limit: 1 }, { signal }),
    enabled: saves_history,
  });
  return data?.items[0]?.id ?? null;
};

/**
 * A helper's two views. Which one shows is in the address: `memoryId` is a saved conversation, `view=chat` the one of this
 * tab; without either the prompts show.
 */
export const HelperRoom = ({
  helperId,
  business,
  memoryId,
}: {
  helperId: HelperId;
  business: Business;
  memoryId: string | null;
}) => {
  const [search, setSearch] = useSearchParams();
  const newest = useNewestChat(business.id, helperId);
  const [tabChat, setTabChat] = useState(() => currentChat(business.id, helperId));
  const [fresh, setFresh] = useState(() => crypto.randomUUID() as string);
  const showsChat = memoryId !== null || search.get('view') === 'chat';
  const existing = tabChat ?? newest;
  const chatId = memoryId ?? existing ?? fresh;

  const openChat = () => {
    if (tabChat === null && newest !== null) setSearch({ memoryId: newest });
    else setSearch({ view: 'chat' });
  };
  const openPrompts = () => setSearch({});
  const send = (prompt: FilledPrompt, title: string) => {
    const id = tabChat ?? fresh;
    conversationAt({ chatId: id, businessId: business.id, helperId }).ask({
      text: '',
      prompt,
      title,
    });
    setTabChat(id);
    setSearch({ view: 'chat' });
  };
  const startNew = () => {
    forgetCurrent(business.id, helperId);
    setTabChat(null);
    setFresh(crypto.randomUUID());
    setSearch({});
  };

  const nameInAddress = useCallback(
    () => setSearch({ memoryId: chatId }, { replace: true }),
    [chatId, setSearch],
  );

  return (
    <div data-helper={helperId} className="room">
      {existing && memoryId === null && (
        <InTopBar>
          <fieldset className="seg">
            <legend className="sr">View</legend>
            <button type="button" aria-pressed={!showsChat} onClick={openPrompts}>
              View Prompts
            </button>
            <button type="button" aria-pressed={showsChat} onClick={openChat}>
              Continue Chat
            </button>
          </fieldset>
        </InTopBar>
      )}
      {showsChat ? (
        <HelperChat
          key={chatId}
          place={{ chatId, businessId: business.id, helperId }}
          business={business}
          isSaved={memoryId !== null}
          onBack={openPrompts}
          onNew={startNew}
          onSaved={nameInAddress}
        />
      ) : (
        <PromptsView
          helperId={helperId}
          business={business}
          hasConversation={existing !== null}
          onContinue={openChat}
          onSend={send}
          onLimit={() => setSearch({ view: 'chat' })}
        />
      )}
    </div>
  );
};
