import Building2 from '@lucide/icons/icons/building-complex';
import Download from '@lucide/icons/icons/download';
import Printer from '@lucide/icons/icons/printer';
import Trash2 from '@lucide/icons/icons/trash';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { helpers } from '#shared/domain/catalogue/helpers.ts';
import type { Conversation } from '#shared/domain/chat/conversation-schemas.ts';
import { clearedConversationTitle } from '#shared/domain/chat/conversation-title-and-preview.ts';
import { useAccount, useSetAccount } from '#web/core/account.ts';
import { api } from '#web/core/api.ts';
import { download } from '#web/core/download.ts';
import { SharedBy } from '#web/core/people/shared-by.tsx';
import { toast } from '#web/core/toast.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { HelperAvatar } from '#web/ui/helper-avatar.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { fileNameOf, markdownOf } from './chat-file.ts';
import type { ListedChat } from './chats-query.ts';
import { loadFullConversation } from './full-conversation.ts';
import { countedMessages, dateAndTime } from './history-words.ts';
import { plainPreview } from './plain-preview.ts';

/** Opens a conversation; switches the active business first if the conversation belongs to another one. */
const ContinueButton = ({ chat }: { chat: Conversation }) => {
  const { account, businesses } = useAccount();
  const to = `/dashboard/${chat.helper_id}?memoryId=${chat.id}`;
  const isElsewhere =
    chat.business_id !== account.active_business_id &&
    businesses.some(({ id }) => id === chat.business_id);
  if (isElsewhere) return <SwitchAndContinue chat={chat} to={to} />;
  return (
    <LinkButton variant="outline" to={to}>
      Continue<span className="sr-only"> {chat.title || clearedConversationTitle}</span>
    </LinkButton>
  );
};

const SwitchAndContinue = ({ chat, to }: { chat: Conversation; to: string }) => {
  const setAccount = useSetAccount();
  const navigate = useNavigate();
  const change = useMutation({
    mutationFn: () => api.businesses.switch({ business_id: chat.business_id }),
    onSuccess: (view) => {
      setAccount(view);
      void navigate(to);
    },
    onError: (error) => toast(error.message),
  });
  return (
    <Button
      variant="outline"
      busy={change.isPending && 'Switching...'}
      onClick={() => change.mutate()}
    >
      Continue<span className="sr-only"> {chat.title || clearedConversationTitle}</span>
    </Button>
  );
};

/** A saved conversation with its actions. */
export const ChatRow = ({ chat, onRemove }: { chat: ListedChat; onRemove: () => void }) => {
  const { account, businesses } = useAccount();
  const business = businesses.find(({ id }) => id === chat.business_id)?.name;
  const isElsewhere = chat.business_id !== account.active_business_id;
  return (
    <li className="chat-row" data-helper={chat.helper_id}>
      <HelperAvatar helper={chat.helper_id} />
      <div className="chat-row-text">
        <h2 tabIndex={-1}>{chat.title || clearedConversationTitle}</h2>
        <p className="meta">
          <b>{helpers[chat.helper_id].name}</b>
          <span>{countedMessages(chat.message_count)}</span>
          <time dateTime={chat.updated_at}>{dateAndTime(chat.updated_at)}</time>
          <SharedBy by={chat.shared_by} isNew={chat.is_new} />
          {isElsewhere && (
            <span className="other-business">
              <Icon icon={Building2} />
              {business ?? 'Another business'}
            </span>
          )}
        </p>
        <p className="chat-row-preview">
          {plainPreview(chat.found ?? chat.preview) || 'Empty chat'}
        </p>
      </div>
      <div className="chat-row-actions">
        <ContinueButton chat={chat} />
        <SaveButton chat={chat} business={business ?? 'my business'} />
        <LinkButton variant="quiet" to={`?print=${chat.id}`}>
          <Icon icon={Printer} />
          <Words act="Print" chat={chat} />
        </LinkButton>
        <Button variant="quiet" className="btn-danger" onClick={onRemove}>
          <Icon icon={Trash2} />
          <Words act="Delete" chat={chat} />
        </Button>
      </div>
    </li>
  );
};

/** The label of a button; screen readers also get the conversation's title, to tell equal buttons apart. */
const Words = ({ act, chat }: { act: string; chat: Conversation }) => (
  <span className="button-label">
    {act}
    <span className="sr-only"> {chat.title || clearedConversationTitle}</span>
  </span>
);

const SaveButton = ({ chat, business }: { chat: Conversation; business: string }) => {
  const save = useMutation({
    mutationFn: () => loadFullConversation(chat.id),
    onSuccess: (whole) =>
      download(markdownOf(whole, business), 'text/markdown', fileNameOf(whole.chat)),
    onError: () => toast('Couldn’t create the file. Please try again.'),
  });
  return (
    <Button variant="quiet" busy={save.isPending && 'Preparing...'} onClick={() => save.mutate()}>
      <Icon icon={Download} />
      <Words act="Download" chat={chat} />
    </Button>
  );
};
