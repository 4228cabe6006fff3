import { vi } from 'vitest';

/**
 * Makes every wait of the code between `from` and `to` ms last a part of it, until disposed: pauses before another try,
 * checks at an interval, limits of time. Tests of what follows such a wait use it, never those of its length.
 */
export const shorterWaits = ({ from = 20, to = 2500, by = 20 } = {}) => {
  const { setTimeout: timeout, setInterval: interval } = globalThis;
  const signal = AbortSignal.timeout.bind(AbortSignal);
  const shorter = (ms = 0) => (ms >= from && ms <= to ? ms / by : ms);
  const spies = [
    vi
      .spyOn(globalThis, 'setTimeout')
      .mockImplementation(((run: () => void, ms?: number, ...rest: []) =>
        timeout(run, shorter(ms), ...rest)) as typeof setTimeout),
    vi
      .spyOn(globalThis, 'setInterval')
      .mockImplementation(((run: () => void, ms?: number, ...rest: []) =>
        interval(run, shorter(ms), ...rest)) as typeof setInterval),
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => signal(shorter(ms))),
  ];
  return {
    [Symbol.dispose]: () => {
      for (const spy of spies) spy.mockRestore();
    },
  };
};
