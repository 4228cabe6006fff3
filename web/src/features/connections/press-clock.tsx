import './presses.css';
import { type CSSProperties, useEffect, useState } from 'react';
import { holdMs } from '#shared/domain/connections/press-states.ts';
import { serverNow } from '#web/core/server-clock.ts';

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

/** "47 seconds" */
export const countedSeconds = (seconds: number) =>
  `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;

/** What is left of the minute in which something pressed can be taken back. */
export const PressClock = ({ seconds }: { seconds: number }) => {
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
