import { useSyncExternalStore } from 'react';

/** What the visitor says about the advertising pixel; `open` before they have said it. */
export type Consent = 'yes' | 'no' | 'open';

const key = 'ad-consent';
const listeners = new Set<() => void>();
/** The decision that this browser keeps. */
export const storedConsent = (): Consent => {
  try {
    const stored = localStorage.getItem(key);
    return stored === 'yes' || stored === 'no' ? stored : 'open';
  } catch {
    return 'no';
  }
};

/** What the visitor has decided about the pixel; `open` while they have not. */
export const useConsent = () =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    storedConsent,
    (): Consent => 'no',
  );

/** Keeps a decision in this browser; `open` asks again. */
export const keepConsent = (consent: Consent) => {
  try {
    if (consent === 'open') localStorage.removeItem(key);
    else localStorage.setItem(key, consent);
  } catch {}
  for (const listener of listeners) listener();
};
