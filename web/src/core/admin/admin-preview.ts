import { useSyncExternalStore } from 'react';
import type { Preview } from '#shared/domain/admin/admin-preview.ts';
import { previewPlans } from '#shared/domain/admin/previewed-plan.ts';
import { onLeave } from '../auth/session.ts';

const key = 'preview';
const listeners = new Set<() => void>();

/** What another version of the app left behind, or a hand, counts as nothing. */
const read = (): Preview | null => {
  try {
    const value: Partial<Preview> | null = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    const plan = previewPlans.find((one) => one === value?.plan);
    const type = value?.business_type;
    return plan ? { plan, business_type: typeof type === 'string' ? type : null } : null;
  } catch {
    return null;
  }
};
let preview: Preview | null = typeof window === 'undefined' ? null : read();

/** Starts, changes or (with null) ends the preview in this tab. While it runs the server refuses every write. */
export const setPreview = (next: Preview | null) => {
  preview = next;
  if (next) sessionStorage.setItem(key, JSON.stringify(next));
  else sessionStorage.removeItem(key);
  for (const listener of listeners) listener();
};

// Whoever signs in next in this tab is themselves.
onLeave(() => setPreview(null));

/** The running preview, or null, for code outside React. */
export const currentPreview = () => preview;

/** The running preview, or null. */
export const usePreview = () =>
  useSyncExternalStore(
    subscribe,
    () => preview,
    () => null,
  );

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
