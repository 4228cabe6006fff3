import type { SignupSource } from '#shared/domain/site/signup-source-schema.ts';
import { loadConfig } from '../config.ts';
import { type Consent, keepConsent, storedConsent } from './ad-consent.ts';

/** The advertising pixel: loaded only where the stage has one and only after the visitor has agreed. */
type Queue = ((...args: unknown[]) => void) & { queue?: unknown[][]; callMethod?: Queue };
declare global {
  interface Window {
    fbq?: Queue;
  }
}

/** Keeps what the visitor decided, and loads the pixel when they agree. */
export const decideAdConsent = (consent: Consent) => {
  keepConsent(consent);
  if (consent === 'yes') void loadPixel();
};

/** Loads the pixel if it may be loaded; does nothing a second time. */
export const loadPixel = async () => {
  const { pixelId } = await loadConfig();
  if (!pixelId || storedConsent() !== 'yes' || window.fbq) return;
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
export const reportSignup = ({ utm_source, utm_campaign }: SignupSource) =>
  window.fbq?.('track', 'CompleteRegistration', {
    content_name: 'Sign Up',
    status: 'completed',
    utm_source,
    utm_campaign,
  });
