import { onTestFinished, vi } from 'vitest';

/**
 * Goes on as if it were the next minute if less than `leftMs` is left of this one, because limits by the minute start
 * over with it. The clock is set back at the end of the test.
 */
export const waitForMinute = async (leftMs: number) => {
  const left = 60_000 - (Date.now() % 60_000);
  if (left >= leftMs) return;
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + left, shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
};
