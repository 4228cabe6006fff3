import Copy from '@lucide/icons/icons/copy';
import ThumbsDown from '@lucide/icons/icons/thumbs-down';
import ThumbsUp from '@lucide/icons/icons/thumbs-up';
import { lazy, memo, Suspense, useState } from 'react';
import type { AnswerRating } from '#shared/domain/chat/turn-schemas.ts';
import { toast } from '#web/core/toast.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { copyAnswer } from '../answer/lazy-part-list.tsx';
import { useChatActions } from './chat-actions-context.ts';
import type { LocalTurn } from './local-turn.ts';

// Few answers are rated down.
const FeedbackDialog = lazy(async () => ({
  default: (await import('../answer/feedback-dialog.tsx')).FeedbackDialog,
}));

type Props = {
  turn: LocalTurn;
  onRate: (id: string, feedback: AnswerRating) => Promise<void>;
};

/** The actions of an answer: copy it, and rate it. */
export const AnswerActions = memo(({ turn, onRate }: Props) => {
  const chat = useChatActions()?.conversation.place.conversationId;
  const [asksWhy, setAsksWhy] = useState(false);
  const rate = (feedback: AnswerRating) =>
    void onRate(turn.id, feedback).catch(() => toast('Couldn’t save your rating'));
  const rating = turn.feedback?.rating;
  return (
    <div className="message-actions">
      <Button
        variant="icon"
        aria-label="Copy this answer"
        onClick={(event) => void copyAnswer(turn, event.currentTarget, chat)}
      >
        <Icon icon={Copy} />
      </Button>
      <Button
        variant="icon"
        aria-label="This helped"
        aria-pressed={rating === 'up'}
        onClick={() => rate({ rating: 'up' })}
      >
        <Icon icon={ThumbsUp} />
      </Button>
      <Button
        variant="icon"
        aria-label="This didn’t help"
        aria-pressed={rating === 'down'}
        onClick={() => setAsksWhy(true)}
      >
        <Icon icon={ThumbsDown} />
      </Button>
      {asksWhy && (
        <Suspense>
          <FeedbackDialog
            reason={turn.feedback?.reason}
            onSend={(reason) => {
              setAsksWhy(false);
              rate({ rating: 'down', ...(reason && { reason }) });
            }}
            onClose={() => setAsksWhy(false)}
          />
        </Suspense>
      )}
    </div>
  );
});
