import { Link } from 'react-router-dom';
import type { Conversation } from '#shared/domain/chat.ts';
import { helpers } from '#shared/domain/helpers.ts';
import { formatDate } from '#web/locale.ts';
import { HelperAvatar } from '#web/ui/helper-avatar.tsx';

/** Leads back into the conversation that was last updated. */
export const LastChat = ({ chat }: { chat: Conversation }) => (
  <Link className="last-chat" to={`/dashboard/${chat.helper_id}?memoryId=${chat.id}`}>
    <HelperAvatar helper={chat.helper_id} />
    <b>
      Go on with {helpers[chat.helper_id].name}: {chat.title}
    </b>
    <small>
      <time dateTime={chat.updated_at}>
        {formatDate(chat.updated_at, {
          weekday: 'short',
          month: 'short',
          day: 'numeric',
          hour: 'numeric',
          minute: '2-digit',
        })}
      </time>
    </small>
  </Link>
);
