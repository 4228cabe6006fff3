import './presses.css';
import type { CSSProperties, ReactNode } from 'react';
import { holdMs } from '#shared/domain/connections/press-rules.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** What is left of the minute in which something pressed can be taken back. */
const PressClock = ({ seconds }: { seconds: number }) => {
  const share = Math.min(100, Math.round((seconds * 100_000) / holdMs));
  return (
    <span
      className="press-clock"
      style={{ '--left': `${share}%` } as CSSProperties}
      aria-hidden="true"
    >
      {seconds}
    </span>
  );
};

/** What was pressed and is not there yet: the seconds that are left, how it goes on, and the way to take it back. */
export const WaitingToPublish = ({
  seconds,
  title,
  children,
  back,
  onTakeBack,
}: {
  /** What is left of its minute, where it has one. */
  seconds: number | null;
  title: string;
  children: ReactNode;
  back: { readonly isPending: boolean; readonly error: Error | null };
  /** Null where it cannot be taken back any more. */
  onTakeBack: (() => void) | null;
}) => (
  <>
    <div className="press-bar">
      {seconds !== null && <PressClock seconds={seconds} />}
      <p>
        <b role="timer">{title}</b>
        <small role="status">{children}</small>
      </p>
      {onTakeBack && (
        <Button variant="quiet" busy={back.isPending && 'Taking it back...'} onClick={onTakeBack}>
          Take it back
        </Button>
      )}
    </div>
    {back.error && <Notice tone="danger">{back.error.message}</Notice>}
  </>
);
