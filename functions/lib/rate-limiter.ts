import { setTimeout as sleep } from 'node:timers/promises';

/** Waits until the next call may begin, so that at most `perSecond` begin in a second, however many ask at once. */
export type RateLimiter = () => Promise<void>;

/** A pace for calls to a service that refuses more than so many a second. */
export const rateLimited = (perSecond: number): RateLimiter => {
  const gapMs = 1000 / perSecond;
  let next = 0;
  return async () => {
    const now = performance.now();
    const at = Math.max(now, next);
    next = at + gapMs;
    if (at > now) await sleep(at - now);
  };
};

/** Runs `act` for every item of a list that may be long, `abreast` at a time, and ends early once `isOver` says so. */
export const forEach = async <T>(
  items: AsyncIterable<T> | Iterable<T>,
  act: (item: T) => Promise<void>,
  { abreast, isOver = () => false }: { abreast: number; isOver?: () => boolean },
) => {
  const all = (async function* () {
    yield* items;
  })();
  const work = async () => {
    while (!isOver()) {
      const { done, value } = await all.next();
      if (done) return;
      await act(value);
    }
  };
  await Promise.all(Array.from({ length: abreast }, work));
};
