import ArrowLeft from '@lucide/icons/icons/arrow-left';
import Ellipsis from '@lucide/icons/icons/ellipsis';
import Eraser from '@lucide/icons/icons/eraser';
import Pencil from '@lucide/icons/icons/pencil';
import Plus from '@lucide/icons/icons/plus';
import Printer from '@lucide/icons/icons/printer';
import History from '@lucide/icons/icons/rotate-ccw-clock';
import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import type { HelperId } from '#shared/domain/catalogue/helper-ids.ts';
import { helpers } from '#shared/domain/catalogue/helpers.ts';
import type { Conversation } from '#shared/domain/chat/conversation-schemas.ts';
import { conversationTitle } from '#shared/domain/chat/conversation-title-and-preview.ts';
import { useAccount } from '#web/core/account.ts';
import { SharedBy } from '#web/core/people/shared-by.tsx';
import { toast } from '#web/core/toast.tsx';
import { Button } from '#web/ui/button.tsx';
import { Confirm } from '#web/ui/dialog.tsx';
import { HelperAvatar } from '#web/ui/helper-avatar.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { InTopBar } from '#web/ui/top-bar-slot.tsx';
import { useNarrow } from '#web/ui/use-layout-breakpoints.ts';
import { useRefocus } from '#web/ui/use-refocus.ts';
import { CommonChatMenuItems } from './chats/common-chat-menu-items.tsx';
import { ShareChat } from './chats/share-chat.tsx';
import type { ConversationState } from './conversation/conversation-state.ts';
import type { LocalConversation } from './conversation/local-conversation.ts';
import type { LocalTurn } from './conversation/local-turn.ts';
import { visibleTurns } from './conversation/visible-turns.ts';

const clearQuestion = 'Are you sure you want to clear this conversation? This cannot be undone.';

// Few chats are renamed.
const RenameChat = lazy(async () => ({
  default: (await import('./chats/rename-chat.tsx')).RenameChat,
}));

type Props = {
  helperId: HelperId;
  /** The chat as the server has it; undefined for one that is not saved. */
  chat: Conversation | undefined;
  conversation: LocalConversation;
  state: ConversationState;
  onBack: () => void;
  onNew: () => void;
};

/** The title of a chat before the server has given it one; that of an empty chat is its helper's name. */
const titleOf = (turn: LocalTurn | undefined, helperId: HelperId) =>
  turn
    ? conversationTitle({
        text: turn.text,
        prompt: turn.title === null ? null : { title: turn.title },
      })
    : helpers[helperId].name;

/** The head of a conversation: the way back unless the list beside it has that, its title, and what can be done with it. On a phone the bar at the top is its head. */
export const ChatHeader = (props: Props) => {
  const { helperId, chat, state } = props;
  const isNarrow = useNarrow();
  const { saves_history } = useAccount().entitlement;
  const { ref, refocus } = useRefocus<HTMLHeadingElement>();
  const [first] = visibleTurns(state.turns);
  const title = (first && chat?.title) || titleOf(first, helperId);
  const heading = (
    <h1 ref={ref} tabIndex={-1} className={isNarrow ? 'sr-only' : undefined}>
      {title}
    </h1>
  );
  const back = (
    <Button variant="icon" aria-label="Back to prompts" onClick={props.onBack}>
      <Icon icon={ArrowLeft} />
    </Button>
  );
  const actions = <ChatActions {...props} title={title} onCleared={refocus} />;
  if (!isNarrow)
    return (
      <header className="chat-head">
        {!saves_history && back}
        {heading}
        {chat && <SharedBy by={chat.shared_by} />}
        {actions}
      </header>
    );
  return (
    <>
      {heading}
      <InTopBar>
        <div className="chat-bar" data-helper={helperId}>
          {back}
          <HelperAvatar helper={helperId} />
          <b aria-hidden="true">{title}</b>
          {actions}
        </div>
      </InTopBar>
    </>
  );
};

const ChatActions = ({
  helperId,
  chat,
  title,
  conversation,
  state,
  onNew,
  onCleared,
}: Props & { title: string; onCleared: () => void }) => {
  const isNarrow = useNarrow();
  const { saves_history } = useAccount().entitlement;
  const [asks, setAsks] = useState<'clear' | 'title' | 'person' | null>(null);
  const isEmpty = state.turns.length === 0;
  return (
    <div className="actions">
      {chat && !isEmpty && !isNarrow && (
        <Button variant="icon" aria-label="Rename" onClick={() => setAsks('title')}>
          <Icon icon={Pencil} />
        </Button>
      )}
      <Menu label="More" className="btn btn-icon" opener={<Icon icon={Ellipsis} />}>
        <ul className="nav">
          <li>
            <button type="button" onClick={onNew} disabled={isEmpty}>
              <Icon icon={Plus} />
              New chat
            </button>
          </li>
          {isNarrow && saves_history && (
            <li>
              <Link to={`/dashboard/history?helper=${helperId}`}>
                <Icon icon={History} />
                {helpers[helperId].name} chats
              </Link>
            </li>
          )}
          {chat && !isEmpty && (
            <>
              <CommonChatMenuItems
                chat={chat}
                onRename={() => setAsks('title')}
                onShare={() => setAsks('person')}
              />
              <li>
                <Link to={`/dashboard/history?print=${chat.id}`}>
                  <Icon icon={Printer} />
                  Print
                </Link>
              </li>
            </>
          )}
          <li>
            <button
              type="button"
              className="btn-danger"
              onClick={() => setAsks('clear')}
              disabled={isEmpty || state.busy !== null}
            >
              <Icon icon={Eraser} />
              Clear
            </button>
          </li>
        </ul>
      </Menu>
      {asks === 'clear' && (
        <ClearChat
          conversation={conversation}
          onClose={() => setAsks(null)}
          onCleared={onCleared}
        />
      )}
      {asks === 'person' && chat && <ShareChat chat={chat} onClose={() => setAsks(null)} />}
      {asks === 'title' && chat && (
        <Suspense>
          <RenameChat id={chat.id} title={title} onClose={() => setAsks(null)} />
        </Suspense>
      )}
    </div>
  );
};

const ClearChat = ({
  conversation,
  onClose,
  onCleared,
}: {
  conversation: LocalConversation;
  onClose: () => void;
  onCleared: () => void;
}) => {
  const clear = useMutation({
    mutationFn: conversation.clear,
    onError: () => toast('Couldn’t clear this chat'),
    onSettled: () => {
      onClose();
      onCleared();
    },
  });
  return (
    <Confirm
      title="Clear chat"
      question={clearQuestion}
      yes="Clear"
      busy={clear.isPending && 'Clearing...'}
      onYes={() => clear.mutate()}
      onClose={onClose}
    />
  );
};
