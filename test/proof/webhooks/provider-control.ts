import { setTimeout as sleep } from 'node:timers/promises';
import type { LocalStripe } from '#local/stripe.ts';

/** Counts the requests to the payment provider and makes them fail or wait. */
export const controlProvider = (stripe: LocalStripe) => {
  const state = { requests: 0, delayMs: () => 0, isBroken: false };
  let holdAnswer: (() => Promise<void>) | undefined;
  stripe.inject(() => {
    state.requests++;
    if (state.isBroken) return { status: 500 };
    const hold = holdAnswer;
    holdAnswer = undefined;
    // The response is created now and arrives later, so that races can happen in between.
    return {
      sentAfter: async () => {
        await hold?.();
        const delay = state.delayMs();
        if (delay) await sleep(delay);
      },
    };
  });
  return {
    state,
    /** Holds the next response: `made` resolves once it exists, `release` sends it. */
    holdNext: () => {
      const made = Promise.withResolvers<void>();
      const released = Promise.withResolvers<void>();
      holdAnswer = () => {
        made.resolve();
        return released.promise;
      };
      return { made: made.promise, release: released.resolve };
    },
  };
};
