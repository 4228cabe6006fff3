import { type ReactNode, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';

let slot: HTMLElement | null = null;
const listeners = new Set<() => void>();
const setSlot = (element: HTMLElement | null) => {
  slot = element;
  for (const listener of listeners) listener();
};

/** The part of the top bar that the current page may fill; mounted once, in the dashboard's frame. */
export const TopBarSlot = () => <div className="top-bar-slot" ref={setSlot} />;

/** Renders its children in the top bar while mounted. */
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
