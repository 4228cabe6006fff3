import { useSyncExternalStore } from 'react';

/** A hook that says whether a condition on the window holds; where there is no window it does not. */
const windowIs = (query: string) => {
  const media = globalThis.matchMedia?.(query);
  const subscribe = (listener: () => void) => {
    media?.addEventListener('change', listener);
    return () => media?.removeEventListener('change', listener);
  };
  const holds = () => media?.matches ?? false;
  const useHolds = () => useSyncExternalStore(subscribe, holds, () => false);
  return useHolds;
};

/** Whether the window is narrower than 64rem: below that the frame is that of a phone, as dashboard-frame.css has it. */
export const useNarrow = windowIs('(width < 64rem)');
/** Whether a chat's input has other panes beside it or a phone around it, below 90rem: a short hint fits it. */
export const useShortHint = windowIs('(width < 90rem)');
/** Whether a chat has room for what is ready to use as well, and an invoice for the list beside it, from 75rem. */
export const useThreePanes = windowIs('(width >= 75rem)');
