import './chats.css';
import Ellipsis from '@lucide/icons/icons/ellipsis';
import Plus from '@lucide/icons/icons/plus';
import Search from '@lucide/icons/icons/search';
import { lazy, Suspense, useDeferredValue, useState } from 'react';
import { Link } from 'react-router-dom';
import { helpers } from '#shared/domain/catalogue/helpers.ts';
import type { Conversation } from '#shared/domain/chat/conversation-schemas.ts';
import { clearedConversationTitle } from '#shared/domain/chat/conversation-title-and-preview.ts';
import { SharedBy } from '#web/core/people/shared-by.tsx';
import { serverNow } from '#web/core/server-clock.ts';
import { Button } from '#web/ui/button.tsx';
import { HelperAvatar } from '#web/ui/helper-avatar.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Spinner } from '#web/ui/loading-indicators.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { CommonChatMenuItems } from './common-chat-menu-items.tsx';
import { ShareChat } from './share-chat.tsx';
import { type ChatsPlace, useChats } from './use-chats.ts';

// Few chats are renamed.
const RenameChat = lazy(async () => ({
  default: (await import('./rename-chat.tsx')).RenameChat,
}));

const dayMs = 24 * 60 * 60 * 1000;

/** When a chat was last gone on with, in the words of the list. */
const groupOf = ({ updated_at }: Conversation, now: Date) => {
  const at = new Date(updated_at);
  if (at.toDateString() === now.toDateString()) return 'Today';
  return now.getTime() - at.getTime() < 7 * dayMs ? 'Last 7 days' : 'Earlier';
};

type Props = {
  place: ChatsPlace;
  /** The chat that is open. */
  openId: string;
  canBegin: boolean;
  onNew: () => void;
  /** Opens the helper's prompts. */
  onBack: () => void;
};

/** The saved chats with a helper, beside the one that is open: find one, open it, name it, pin it, begin a new one. */
export const ChatsPane = ({ place, openId, canBegin, onNew, onBack }: Props) => {
  const { name } = helpers[place.helperId];
  const [words, setWords] = useState('');
  const search = useDeferredValue(words.trim());
  return (
    <aside className="chats-pane" aria-label={`${name} chats`}>
      <header>
        <h2>
          <button type="button" title="Back to prompts" onClick={onBack}>
            <HelperAvatar helper={place.helperId} />
            <span>
              {name}
              <span className="sr-only">: Back to prompts</span>
            </span>
          </button>
        </h2>
        <Button variant="outline" onClick={onNew} disabled={!canBegin}>
          <Icon icon={Plus} />
          New<span className="sr-only"> chat</span>
        </Button>
      </header>
      <div className="chats-list">
        <label className="chats-search">
          <Icon icon={Search} />
          <span className="sr-only">Search {name} chats</span>
          <input
            className="input"
            type="search"
            placeholder="Search"
            maxLength={100}
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
        </label>
        <Chats place={place} openId={openId} search={search} />
      </div>
    </aside>
  );
};

const Chats = ({ place, openId, search }: Pick<Props, 'place' | 'openId'> & { search: string }) => {
  const { data, error, isPending, refetch } = useChats(place, search);
  const [renamed, setRenamed] = useState<Conversation | null>(null);
  const [shared, setShared] = useState<Conversation | null>(null);
  if (isPending) return <Spinner label="Loading..." />;
  if (error)
    return (
      <p className="hint">
        Couldn’t load your chats.{' '}
        <button type="button" className="inline-button" onClick={() => void refetch()}>
          Try again
        </button>
      </p>
    );
  const { pinned, chats, hasMore } = data;
  if (pinned.length + chats.length === 0)
    return <p className="hint">{search ? 'No chats found' : 'Your chats will show up here.'}</p>;
  const now = serverNow();
  const groups = [
    ...(pinned.length ? [{ title: 'Pinned', items: pinned }] : []),
    ...['Today', 'Last 7 days', 'Earlier'].map((title) => ({
      title,
      items: chats.filter((chat) => groupOf(chat, now) === title),
    })),
  ];
  return (
    <>
      {groups.map(
        ({ title, items }) =>
          items.length > 0 && (
            <section key={title} aria-label={title}>
              <h3>{title}</h3>
              <ul className="chats-rows">
                {items.map((chat) => (
                  <Row
                    key={chat.id}
                    chat={chat}
                    isOpen={chat.id === openId}
                    onRename={() => setRenamed(chat)}
                    onShare={() => setShared(chat)}
                  />
                ))}
              </ul>
            </section>
          ),
      )}
      {hasMore && <Link to="/dashboard/history">All chats in History</Link>}
      {shared && <ShareChat chat={shared} onClose={() => setShared(null)} />}
      {renamed && (
        <Suspense>
          <RenameChat id={renamed.id} title={renamed.title} onClose={() => setRenamed(null)} />
        </Suspense>
      )}
    </>
  );
};

const Row = ({
  chat,
  isOpen,
  onRename,
  onShare,
}: {
  chat: Conversation;
  isOpen: boolean;
  onRename: () => void;
  onShare: () => void;
}) => (
  <li>
    <Link
      to={`/dashboard/${chat.helper_id}?memoryId=${chat.id}`}
      aria-current={isOpen ? 'page' : undefined}
    >
      <span>{chat.title || clearedConversationTitle}</span>
      <SharedBy by={chat.shared_by} isNew={!isOpen && chat.is_new} />
    </Link>
    <Menu
      label={`Chat options: ${chat.title || clearedConversationTitle}`}
      className="btn btn-icon"
      opener={<Icon icon={Ellipsis} />}
    >
      <ul className="nav">
        <CommonChatMenuItems chat={chat} onRename={onRename} onShare={onShare} />
      </ul>
    </Menu>
  </li>
);
