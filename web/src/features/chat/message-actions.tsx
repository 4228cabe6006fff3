import Copy from '@lucide/icons/icons/copy';
import ThumbsDown from '@lucide/icons/icons/thumbs-down';
import ThumbsUp from '@lucide/icons/icons/thumbs-up';
import { lazy, memo, Suspense, useState } from 'react';
import type { Feedback } from '#shared/domain/chat.ts';
import { plainAnswer } from '#web/plain-answer.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { toast } from '#web/ui/toast.tsx';
import type { LocalTurn } from './local-turn.ts';

// Few answers are rated down.
const FeedbackDialog = lazy(async () => ({
  default: (await import('./feedback-dialog.tsx')).FeedbackDialog,
}));

type Props = {
  turn: LocalTurn;
  onRate: (id: string, feedback: Feedback) => Promise<void>;
};

/** The actions of an answer: copy it, and rate it. */
export const MessageActions = memo(({ turn, onRate }: Props) => {
  const [asksWhy, setAsksWhy] = useState(false);
  const rate = (feedback: Feedback) =>
    void onRate(turn.id, feedback).catch(() => toast('Your rating could not be saved'));
  const rating = turn.feedback?.rating;
  return (
    <div className="message-actions">
      <Button
        variant="icon"
        aria-label="Copy this reply"
        onClick={(event) => void copy(turn.content, event.currentTarget)}
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
        aria-label="This did not help"
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

/** The answer as it stands on the page, without its actions. */
const shownHtml = (button: Element) => {
  const body = button.closest('.message-body')?.cloneNode(true) as Element | undefined;
  const added = '.sum-card, .estimates, .message-actions, .last-turn-actions, .cut-notice, .noted';
  for (const part of body?.querySelectorAll(added) ?? []) part.remove();
  return body?.innerHTML ?? '';
};

/** Puts an answer on the clipboard: as plain text, and formatted for a program that takes that. */
const copy = async (markdown: string, button: Element) => {
  const text = plainAnswer(markdown);
  try {
    if (typeof ClipboardItem === 'function' && typeof navigator.clipboard.write === 'function') {
      const item = (type: string, content: string) => ({ [type]: new Blob([content], { type }) });
      await navigator.clipboard.write([
        new ClipboardItem({
          ...item('text/plain', text),
          ...item('text/html', shownHtml(button)),
        }),
      ]);
    } else await navigator.clipboard.writeText(text);
    toast('Copied');
  } catch {
    toast('This browser did not allow copying');
  }
};
