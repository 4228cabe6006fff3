import { useSyncExternalStore } from 'react';

/** A condition on the window, and a hook that says whether it holds; where there is no window it does not. */
const windowIs = (query: string) => {
  const media = globalThis.matchMedia?.(query);
  const subscribe = (listener: () => void) => {
    media?.addEventListener('change', listener);
    return () => media?.removeEventListener('change', listener);
  };
  const holds = () => media?.matches ?? false;
  return { holds, use: () => useSyncExternalStore(subscribe, holds, () => false) };
};

const narrow = windowIs('(width < 64rem)');

/** Whether the window was narrower than 64rem when the app began. */
export const startsNarrow = narrow.holds();
/** Whether the window is narrower than 64rem: below that the frame is that of a phone, as shell.css has it. */
export const useNarrow = narrow.use;
/** Whether a chat has room for what is ready to use as well, and an invoice for the list beside it, from 75rem. */
export const useThreePanes = windowIs('(width >= 75rem)').use;
