import './presses.css';
import { type CSSProperties, type ReactNode, useEffect, useId, useState } from 'react';
import { holdMs } from '#shared/domain/connections/press-states.ts';
import { serverNow } from '#web/core/server-clock.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/panels.tsx';

/** How many seconds are left until a moment, counted down while it is shown; never less than none, nor more than `most` ms. */
export const useSecondsTo = (moment: string, most: number) => {
  const [, setTick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTick((tick) => tick + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  const left = Math.min(most, Date.parse(moment) - serverNow().getTime());
  return Math.max(0, Math.ceil(left / 1000));
};

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
export const WaitingPress = ({
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

/** The exact words once more, and the one press that has them posted. */
export const ConfirmPress = ({
  words,
  more,
  at,
  children,
  confirm,
  press,
  onConfirm,
  onBack,
}: {
  words: string;
  /** What goes with the words. */
  more?: ReactNode;
  /** What the places are called in a sentence. */
  at: string;
  children: ReactNode;
  confirm: string;
  press: { readonly isPending: boolean; readonly error: Error | null };
  onConfirm: () => void;
  onBack: () => void;
}) => {
  const title = useId();
  return (
    <>
      <div className="our-answer">
        <p dir="auto">{words}</p>
        {more}
      </div>
      <fieldset className="sure" aria-labelledby={title}>
        <b id={title}>Post this on {at} for everyone to read?</b>
        <p>{children}</p>
        {press.error && <Notice tone="danger">{press.error.message}</Notice>}
        <div className="row">
          <Button autoFocus busy={press.isPending && 'Posting...'} onClick={onConfirm}>
            {confirm}
          </Button>
          <Button variant="quiet" onClick={onBack}>
            Keep editing
          </Button>
        </div>
      </fieldset>
    </>
  );
};
