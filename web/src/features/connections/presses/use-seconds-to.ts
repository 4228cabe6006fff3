import { useEffect, useState } from 'react';
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
