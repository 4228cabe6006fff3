import { useSyncExternalStore } from 'react';
import type { PlanId } from '#shared/domain/plans.ts';

/** What an admin pretends to be in this tab. While it is set the server refuses every write. */
export type Preview = {
  plan: Exclude<PlanId, 'admin'> | 'trial';
  /** null shows the admin's own business type. */
  business_type: string | null;
};

const key = 'preview';
const listeners = new Set<() => void>();

const read = (): Preview | null => {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
};
let preview: Preview | null = typeof window === 'undefined' ? null : read();

/** Starts, changes or (with null) ends the preview in this tab. */
export const setPreview = (next: Preview | null) => {
  preview = next;
  if (next) sessionStorage.setItem(key, JSON.stringify(next));
  else sessionStorage.removeItem(key);
  for (const listener of listeners) listener();
};

/** The running preview, or null. */
export const usePreview = () =>
  useSyncExternalStore(
    subscribe,
    () => preview,
    () => null,
  );

/** The marker that makes the server refuse writes while previewing. */
export const previewHeaders = (): Record<string, string> =>
  preview ? { 'x-preview': preview.plan } : {};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
