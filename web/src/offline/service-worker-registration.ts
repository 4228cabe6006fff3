import { useSyncExternalStore } from 'react';
import { whenNetworkQuiet } from './when-network-quiet.ts';

const file = '/sw.js';
/** How long a tab waits for the newer version to take over before it is reloaded anyway. */
const takeOverMs = 4000;
/** A tab that stays open asks at most this often whether there is a newer version; every visit asks by itself. */
const hourMs = 3_600_000;

let waiting: ServiceWorker | null = null;
const listeners = new Set<() => void>();
const setWaiting = (next: ServiceWorker) => {
  waiting = next;
  for (const listener of listeners) listener();
};

type Policy = { createScriptURL: (url: string) => string };
/** Not in the DOM types yet, and not in every browser. */
const { trustedTypes } = globalThis as {
  trustedTypes?: { createPolicy: (name: string, policy: Policy) => Policy };
};
/** The content security policy lists this policy by its name; it makes this one address. */
const policy = trustedTypes?.createPolicy('service-worker', { createScriptURL: () => file });

const watch = (registration: ServiceWorkerRegistration | undefined) => {
  // A browser that is told to have no workers answers with nothing.
  if (!registration) return;
  // Offered until this tab is reloaded, also when another tab has started the new version meanwhile.
  const look = () => {
    if (navigator.serviceWorker.controller && registration.waiting)
      setWaiting(registration.waiting);
  };
  look();
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', look),
  );
  // Emptied when somebody signed out; a worker that is new fills itself.
  registration.active?.postMessage('fill');
  let asked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - asked < hourMs) return;
    asked = Date.now();
    registration.update().catch(() => {});
  });
};

let isRegistered = false;

/** Keeps the app's files on this device from now on, once the page has loaded; answers how to call it off. */
export const registerServiceWorker = () =>
  whenNetworkQuiet(() => {
    if (import.meta.env.DEV || isRegistered || !navigator.serviceWorker) return;
    isRegistered = true;
    navigator.serviceWorker
      .register(policy?.createScriptURL(file) ?? file, { scope: '/dashboard' })
      .then(watch, (error: unknown) => {
        isRegistered = false;
        console.warn(error);
      });
  });

/** The next sign-in in this tab fills the worker again. */
export const registerAgain = () => {
  isRegistered = false;
};

/** Whether a newer version of the app waits on this device. */
export const useNewVersion = () =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => waiting !== null,
    () => false,
  );

/** Starts the newer version in this tab; others go on with theirs until they are reloaded. */
export const startNewVersion = () => {
  // Another tab may have started it already.
  if (waiting?.state !== 'installed') return location.reload();
  const reload = () => location.reload();
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
  waiting.postMessage('take-over');
  // A tab that has just loaded can hold up the takeover in Chromium; a reload lets it continue.
  setTimeout(reload, takeOverMs);
};
