import { useEffect, useSyncExternalStore } from 'react';

let message = '';
const listeners = new Set<() => void>();
const set = (next: string) => {
  message = next;
  for (const listener of listeners) listener();
};

/** Shows a short confirmation such as "Saved!" for three seconds and announces it; without words nothing changes. */
export const toast = (text: string) => {
  if (text) set(text);
};

/** Renders the confirmations; mounted once in the app. */
export const Toaster = () => {
  const text = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => message,
    () => '',
  );
  useEffect(() => {
    if (!text) return;
    const timer = setTimeout(set, 3000, '');
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <div className="toast" role="status">
      {text && <span>{text}</span>}
    </div>
  );
};
