import Pencil from '@lucide/icons/icons/pencil';
import Pin from '@lucide/icons/icons/pin';
import PinOff from '@lucide/icons/icons/pin-off';
import type { Conversation } from '#shared/domain/chat/conversation-schemas.ts';
import { toast } from '#web/core/toast.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { ShareItem } from './share-chat.tsx';
import { pinChat } from './use-chats.ts';

/** What the menus of a saved chat have in common: rename it, keep it at the top, share it. */
export const CommonChatMenuItems = ({
  chat,
  onRename,
  onShare,
}: {
  chat: Pick<Conversation, 'id' | 'business_id' | 'pinned'>;
  onRename: () => void;
  /** Asks with whom, where there are several. */
  onShare: () => void;
}) => (
  <>
    <li>
      <button type="button" onClick={onRename}>
        <Icon icon={Pencil} />
        Rename
      </button>
    </li>
    <li>
      <button
        type="button"
        onClick={() =>
          void pinChat(chat.id, !chat.pinned).catch(() => toast('Something went wrong'))
        }
      >
        <Icon icon={chat.pinned ? PinOff : Pin} />
        {chat.pinned ? 'Unpin' : 'Pin'}
      </button>
    </li>
    <ShareItem chat={chat} onChoose={onShare} />
  </>
);
