import { type ReactNode, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';

let slot: HTMLElement | null = null;
const listeners = new Set<() => void>();
const setSlot = (element: HTMLElement | null) => {
  slot = element;
  for (const listener of listeners) listener();
};

/** The place in the top bar that the page of the moment may fill; stands once, in the dashboard's frame. */
export const TopBarSlot = () => <div className="top-bar-slot" ref={setSlot} />;

/** Puts its children into the top bar for as long as it is shown. */
export const InTopBar = ({ children }: { children: ReactNode }) => {
  const element = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => slot,
    () => null,
  );
  return element && createPortal(children, element);
};
