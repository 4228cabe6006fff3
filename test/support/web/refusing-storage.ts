import { vi } from 'vitest';

type Name = 'localStorage' | 'sessionStorage';
/** Decides whether an entry is refused; `stored` are the keys that are there. */
type Refuses = (key: string, stored: readonly string[]) => boolean;

/**
 * Puts a store that refuses entries in the place of the browser's until `restore`, with what that one holds. The methods
 * of the test browser's own store cannot be replaced: it calls its own whatever a spy says. `refused` counts the refusals.
 */
export const refusingStorage = (name: Name, refuses: Refuses = () => true) => {
  const real = globalThis[name];
  let refused = 0;
  const store = Object.create({
    getItem: (key: string) => (Object.hasOwn(store, key) ? store[key] : null),
    setItem: (key: string, text: string) => {
      if (refuses(key, Object.keys(store))) {
        refused++;
        throw new DOMException('Full', 'QuotaExceededError');
      }
      store[key] = String(text);
    },
    removeItem: (key: string) => {
      delete store[key];
    },
    clear: () => {
      for (const key of Object.keys(store)) delete store[key];
    },
    key: (nth: number) => Object.keys(store)[nth] ?? null,
    get length() {
      return Object.keys(store).length;
    },
  }) as Record<string, string> & Storage;
  for (const key of Object.keys(real)) store[key] = real.getItem(key) ?? '';
  vi.stubGlobal(name, store);
  return {
    refused: () => refused,
    restore: () => {
      vi.stubGlobal(name, real);
    },
  };
};
