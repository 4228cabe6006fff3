import { del, get, set, type UseStore, update } from 'idb-keyval';

/** What stays on this device between visits: one table, one entry per kind. The service worker writes to it too. */

const database = 'sevenhands';
const table = 'kept';

const open = () =>
  new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open(database);
    opening.onupgradeneeded = () => opening.result.createObjectStore(table);
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });

/** One connection per use: one that stayed open, here or in another tab, would keep the database from being deleted. */
const store: UseStore = async (mode, use) => {
  const connection = await open();
  try {
    return await use(connection.transaction(table, mode).objectStore(table));
  } finally {
    connection.close();
  }
};

/** The entries, by what they are. */
export type Entry = 'queries' | 'outbox' | 'shared';

/** The value of an entry, or undefined. Rejects where the browser has no storage. */
export const readEntry = <T>(entry: Entry) => get<T>(entry, store);

/** Replaces the value of an entry. Rejects where the browser has no storage. */
export const writeEntry = (entry: Entry, value: unknown) => set(entry, value, store);

/** Changes an entry in one transaction, so that two tabs lose nothing of each other. */
export const changeEntry = <T>(entry: Entry, change: (value: T | undefined) => T) =>
  update<T>(entry, change, store);

/** Removes an entry. */
export const dropEntry = (entry: Entry) => del(entry, store);

/** Removes every entry and the database itself. */
export const dropAll = () =>
  new Promise<void>((resolve, reject) => {
    const deleting = indexedDB.deleteDatabase(database);
    deleting.onsuccess = () => resolve();
    deleting.onerror = () => reject(deleting.error);
  });
