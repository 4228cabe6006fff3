import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Waits for the next minute if less than `leftMs` is left of this one, because limits by the minute start over with it.
 */
export const waitForMinute = async (leftMs: number) => {
  const left = 60_000 - (Date.now() % 60_000);
  if (left < leftMs) await sleep(left);
};
