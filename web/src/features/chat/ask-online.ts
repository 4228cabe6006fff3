import { whenOnline } from '#web/lost-requests.ts';
import type { askUntilAnswered } from './ask.ts';

let asking: typeof import('./ask.ts') | undefined;

/** Loaded ahead when the browser is idle: no page begins with a question on its way. */
export const loadAsk = async () => {
  asking ??= await import('./ask.ts');
  return asking;
};

/** Asks until there is an answer, and waits as long as the browser is offline. */
export const askOnline: typeof askUntilAnswered = async (question, options) => {
  for (;;) {
    if (!navigator.onLine) await whenOnline(options.signal);
    try {
      const loaded = asking ?? (await loadAsk());
      return await loaded.askUntilAnswered(question, options);
    } catch (error) {
      if (navigator.onLine || !(error instanceof TypeError)) throw error;
    }
  }
};
