import { Copy, ThumbsDown, ThumbsUp } from 'lucide-react';
import { memo, type ReactNode, useState, useSyncExternalStore } from 'react';
import type { Feedback } from '#shared/domain/chat.ts';
import type { HelperId } from '#shared/domain/helpers.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Patch } from '#web/ui/patch.tsx';
import { toast } from '#web/ui/toast.tsx';
import type { Exchange } from './exchange.ts';
import { FeedbackDialog } from './feedback-dialog.tsx';
import type { LiveText } from './live-text.ts';
import { GrowingMarkdown, Markdown } from './markdown.tsx';

const clock = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' });
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** The time of a message; older ones with their date. */
const At = ({ time }: { time: string }) => {
  const at = new Date(time);
  const isToday = at.toDateString() === new Date().toDateString();
  return <time dateTime={time}>{(isToday ? clock : day).format(at)}</time>;
};

/** What the owner sent: their words, or the prompt with what they filled in. */
export const Mine = memo(({ exchange }: { exchange: Exchange }) => {
  const { text, title, prompt, at } = exchange;
  return (
    <li className="msg msg-mine">
      <h2 className="sr">You said</h2>
      <div className="body">
        {title && <b className="job-title">{title}</b>}
        {prompt && <p>{prompt.specificOutcome}</p>}
        {text && <p className="plain">{text}</p>}
      </div>
      <span className="meta">
        <At time={at} />
      </span>
    </li>
  );
});

/** The frame of everything a helper says. */
export const Reply = ({
  helper,
  name,
  at,
  children,
}: {
  helper: HelperId | null;
  name: string;
  at?: string | null;
  children: ReactNode;
}) => (
  <li className="msg msg-helper">
    <Patch helper={helper} />
    <h2 className="meta">
      <b>
        {name}
        <span className="sr"> said</span>
      </b>
      {at && <At time={at} />}
    </h2>
    <div className="body md">{children}</div>
  </li>
);

/** An answer while it arrives; nothing else on the page is drawn again for it. */
export const Arriving = ({ live }: { live: LiveText }) => (
  <GrowingMarkdown text={useSyncExternalStore(live.subscribe, live.shown)} />
);

/** A finished answer and what can be done with it. */
export const Answered = memo(
  ({
    exchange,
    onRate,
  }: {
    exchange: Exchange;
    onRate: (id: string, feedback: Feedback) => Promise<void>;
  }) => {
    const [asksWhy, setAsksWhy] = useState(false);
    const rate = (feedback: Feedback) =>
      onRate(exchange.id, feedback).catch(() => toast('Your rating could not be saved'));
    const rating = exchange.feedback?.rating;
    return (
      <>
        <Markdown text={exchange.content} />
        <div className="reply-acts">
          <Button
            look="icon"
            aria-label="Copy this reply"
            onClick={() => void copy(exchange.content)}
          >
            <Icon of={Copy} />
          </Button>
          <Button
            look="icon"
            aria-label="This helped"
            aria-pressed={rating === 'up'}
            onClick={() => void rate({ rating: 'up' })}
          >
            <Icon of={ThumbsUp} />
          </Button>
          <Button
            look="icon"
            aria-label="This did not help"
            aria-pressed={rating === 'down'}
            onClick={() => setAsksWhy(true)}
          >
            <Icon of={ThumbsDown} />
          </Button>
        </div>
        {asksWhy && (
          <FeedbackDialog
            onSend={(reason) => {
              setAsksWhy(false);
              void rate({ rating: 'down', ...(reason && { reason }) });
            }}
            onClose={() => setAsksWhy(false)}
          />
        )}
      </>
    );
  },
);

const copy = async (text: string) => {
  try {
    await navigator.clipboard.writeText(text);
    toast('Copied');
  } catch {
    toast('This browser did not allow copying');
  }
};
