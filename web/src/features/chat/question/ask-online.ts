import { whenOnline } from '#web/core/lost-requests.ts';
import type { askQueued } from './ask-queued.ts';

let asking: typeof import('./ask-queued.ts') | undefined;

/** Loaded ahead when the browser is idle: no page begins with a question on its way. */
export const loadAsk = async () => {
  asking ??= await import('./ask-queued.ts');
  return asking;
};

/** Asks until there is an answer; where the code for it is not here yet, waits until the browser is online. */
export const askOnline = async (...asked: Parameters<typeof askQueued>) => {
  for (;;) {
    try {
      return await (asking ?? (await loadAsk())).askQueued(...asked);
    } catch (error) {
      if (navigator.onLine || !(error instanceof TypeError)) throw error;
      await whenOnline(asked[3].signal);
    }
  }
};
