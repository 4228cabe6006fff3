import { useSyncExternalStore } from 'react';

/** Below this width the sidebar is a popover, as shell.css has it. */
const query = '(width < 64rem)';
const media = globalThis.matchMedia?.(query);

/** Whether the window was narrower than 64rem when the app began. */
export const startsNarrow = media?.matches ?? false;

const subscribe = (listener: () => void) => {
  media?.addEventListener('change', listener);
  return () => media?.removeEventListener('change', listener);
};

/** Whether the window is narrower than 64rem. */
export const useNarrow = () =>
  useSyncExternalStore(
    subscribe,
    () => media?.matches ?? false,
    () => false,
  );
