import './continue-card.css';
import ArrowRight from '@lucide/icons/icons/arrow-right';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { HelperId } from '#shared/domain/catalogue/helper-ids.ts';
import { helpers } from '#shared/domain/catalogue/helpers.ts';
import { clearedConversationTitle } from '#shared/domain/chat/conversation-title-and-preview.ts';
import { formatMoment } from '#web/core/dates/format-date.ts';
import { Icon } from '#web/ui/icon.tsx';
import type { ConversationToContinue } from './use-conversation-to-continue.ts';

type Props = { helperId: HelperId; goOn: ConversationToContinue };

/** The conversation to continue, under the input of a helper's page: what it is about, when it went on, and the way to the others. */
export const ContinueCard = ({ helperId, goOn: { open, saved, hasMore } }: Props) => {
  const id = useId();
  return (
    <div className="continue-row">
      <button
        type="button"
        className="continue-card"
        aria-labelledby={`${id}-words`}
        aria-describedby={saved ? `${id}-chat` : undefined}
        onClick={open}
      >
        <span id={`${id}-words`}>Continue Previous Conversation</span>
        {saved && (
          <span id={`${id}-chat`}>
            <b>{saved.title || clearedConversationTitle}</b>{' '}
            <time dateTime={saved.updatedAt}>{formatMoment(saved.updatedAt)}</time>
          </span>
        )}
        <span className="continue-go">
          Continue Chat
          <Icon icon={ArrowRight} />
        </span>
      </button>
      {hasMore && (
        <Link className="continue-all" to={`/dashboard/history?helper=${helperId}`}>
          All <span>{helpers[helperId].name} </span>chats
        </Link>
      )}
    </div>
  );
};
