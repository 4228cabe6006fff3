import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in prerendered HTML until React has hydrated the page; what the address says is known only then. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
