import { setTimeout as sleep } from 'node:timers/promises';

/** Waits until the next call may begin, so that at most `perSecond` begin in a second, however many ask at once. */
export type OutgoingRateLimiter = () => Promise<void>;

/** A pace for calls to a service that refuses more than so many a second. */
export const outgoingRateLimiter = (perSecond: number): OutgoingRateLimiter => {
  const gapMs = 1000 / perSecond;
  let next = 0;
  return async () => {
    const now = performance.now();
    const at = Math.max(now, next);
    next = at + gapMs;
    if (at > now) await sleep(at - now);
  };
};
