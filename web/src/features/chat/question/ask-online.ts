import { whenOnline } from '#web/lost-requests.ts';
import type { askKept } from './ask-kept.ts';

let asking: typeof import('./ask-kept.ts') | undefined;

/** Loaded ahead when the browser is idle: no page begins with a question on its way. */
export const loadAsk = async () => {
  asking ??= await import('./ask-kept.ts');
  return asking;
};

/** Asks until there is an answer; where the code for it is not here yet, waits until the browser is online. */
export const askOnline = async (...asked: Parameters<typeof askKept>) => {
  for (;;) {
    try {
      return await (asking ?? (await loadAsk())).askKept(...asked);
    } catch (error) {
      if (navigator.onLine || !(error instanceof TypeError)) throw error;
      await whenOnline(asked[3].signal);
    }
  }
};
