import Pencil from '@lucide/icons/icons/pencil';
import Pin from '@lucide/icons/icons/pin';
import PinOff from '@lucide/icons/icons/pin-off';
import { toast } from '#web/core/toast.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { pinChat } from './use-chats.ts';

/** What the menus of a saved chat have in common: rename it, keep it at the top. */
export const ChatMenuItems = ({
  chat: { id, pinned },
  onRename,
}: {
  chat: { readonly id: string; readonly pinned?: true | undefined };
  onRename: () => void;
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
        onClick={() => void pinChat(id, !pinned).catch(() => toast('Something went wrong'))}
      >
        <Icon icon={pinned ? PinOff : Pin} />
        {pinned ? 'Unpin' : 'Pin'}
      </button>
    </li>
  </>
);
