import { useSyncExternalStore } from 'react';
import type { SignupTracking } from '#shared/domain/site/signup-tracking-schema.ts';
import { loadConfig } from '../config.ts';

/** The advertising pixel: loaded only where the stage has one and only after the visitor has agreed. */
type Queue = ((...args: unknown[]) => void) & { queue?: unknown[][]; callMethod?: Queue };
declare global {
  interface Window {
    fbq?: Queue;
  }
}

export type Consent = 'yes' | 'no' | 'open';

const key = 'ad-consent';
const listeners = new Set<() => void>();
const read = (): Consent => {
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
    read,
    (): Consent => 'no',
  );

/** Remembers the decision; `open` asks again. */
export const decide = (consent: Consent) => {
  try {
    if (consent === 'open') localStorage.removeItem(key);
    else localStorage.setItem(key, consent);
  } catch {}
  for (const listener of listeners) listener();
  if (consent === 'yes') void loadPixel();
};

/** Loads the pixel if it may be loaded; does nothing a second time. */
export const loadPixel = async () => {
  const { pixelId } = await loadConfig();
  if (!pixelId || read() !== 'yes' || window.fbq) return;
  const calls: unknown[][] = [];
  const fbq: Queue = (...args) => {
    if (fbq.callMethod) fbq.callMethod(...args);
    else calls.push(args);
  };
  fbq.queue = calls;
  window.fbq = fbq;
  const script = document.createElement('script');
  script.src = 'https://connect.facebook.net/en_US/fbevents.js';
  script.async = true;
  document.head.append(script);
  fbq('init', pixelId);
  fbq('track', 'PageView');
};

/** Reports a finished sign-up, where the pixel is present. */
export const reportSignup = ({ utm_source, utm_campaign }: SignupTracking) =>
  window.fbq?.('track', 'CompleteRegistration', {
    content_name: 'Sign Up',
    status: 'completed',
    utm_source,
    utm_campaign,
  });
