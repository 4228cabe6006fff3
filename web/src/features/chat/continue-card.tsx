import './continue-card.css';
import ArrowRight from '@lucide/icons/icons/arrow-right';
import { useId } from 'react';
import { formatMoment } from '#web/core/locale.ts';
import { Icon } from '#web/ui/icon.tsx';
import type { ConversationToContinue } from './use-conversation-to-continue.ts';

/** The conversation to continue, under the input of a helper's page: what it is about, and when it went on. */
export const ContinueCard = ({ goOn: { open, saved } }: { goOn: ConversationToContinue }) => {
  const id = useId();
  return (
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
          <b>{saved.title}</b>
          <time dateTime={saved.updatedAt}>{formatMoment(saved.updatedAt)}</time>
        </span>
      )}
      <span className="continue-go">
        Continue Chat
        <Icon icon={ArrowRight} />
      </span>
    </button>
  );
};
