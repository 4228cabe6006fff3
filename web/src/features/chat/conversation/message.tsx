import { lazy, memo, type ReactNode, Suspense } from 'react';
import type { HelperId } from '#shared/domain/catalogue/helper-ids.ts';
import { filledLines } from '#web/core/filled-lines.ts';
import { formatDate } from '#web/core/locale.ts';
import { HelperAvatar } from '#web/ui/helper-avatar.tsx';
import type { LocalTurn } from './local-turn.ts';

// Few questions come with a photo.
const TurnPhoto = lazy(async () => ({
  default: (await import('../tools/turn-photo.tsx')).TurnPhoto,
}));

const clock = { timeStyle: 'short' } as const;
const day = { dateStyle: 'medium', timeStyle: 'short' } as const;

/** The time of a message, with the date unless it is from today. */
const At = ({ time }: { time: string }) => {
  const at = new Date(time);
  const isToday = at.toDateString() === new Date().toDateString();
  return <time dateTime={time}>{formatDate(at, isToday ? clock : day)}</time>;
};

/** What the owner sent: a text, or a prompt with its inputs. */
export const UserMessage = memo(({ turn }: { turn: LocalTurn }) => {
  const { text, title, prompt, photo, at } = turn;
  return (
    <li className="message user-message">
      <h2 className="sr-only">You said</h2>
      <div className="message-body">
        {photo && (
          <Suspense>
            <TurnPhoto turn={turn} />
          </Suspense>
        )}
        {title && <b className="prompt-title">{title}</b>}
        {prompt && <p className="plain-text">{prompt.specificOutcome}</p>}
        {filledLines(prompt).map((line) => (
          <p key={line} className="plain-text">
            {line}
          </p>
        ))}
        {text && <p className="plain-text">{text}</p>}
      </div>
      <span className="meta">
        <At time={at} />
      </span>
    </li>
  );
});

/** The frame of a helper's message. */
export const AssistantMessage = ({
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
  <li className="message assistant-message">
    <HelperAvatar helper={helper} />
    <h2 className="meta">
      <b>
        {name}
        <span className="sr-only"> said</span>
      </b>
      {at && <At time={at} />}
    </h2>
    <div className="message-body markdown">{children}</div>
  </li>
);
