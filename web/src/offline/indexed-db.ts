import { del, get, set, type UseStore } from 'idb-keyval';

/** What stays on this device between visits: one table, one entry per kind. The service worker writes to it too. */

const database = 'sevenhands';
const table = 'kept';

/**
 * A connection, or null where nothing is kept and only something that is there is asked for: looking and removing may not
 * leave an empty database behind after a sign-out.
 */
const connect = (ifMissing: 'create' | 'leave') =>
  new Promise<IDBDatabase | null>((resolve, reject) => {
    let isMissing = false;
    const opening = indexedDB.open(database);
    opening.onupgradeneeded = () => {
      if (ifMissing === 'create') return void opening.result.createObjectStore(table);
      isMissing = true;
      opening.transaction?.abort();
    };
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => (isMissing ? resolve(null) : reject(opening.error));
  });

/** One connection per use: one that stayed open, here or in another tab, would keep the database from being deleted. */
const through = async <T>(
  ifMissing: 'create' | 'leave',
  use: (store: UseStore) => Promise<T>,
): Promise<T | undefined> => {
  const connection = await connect(ifMissing);
  if (!connection) return undefined;
  try {
    return await use((mode, work) =>
      Promise.resolve(work(connection.transaction(table, mode).objectStore(table))),
    );
  } finally {
    connection.close();
  }
};

/** The entries, by what they are. */
export type Entry = 'queries' | 'shared';

/** The value of an entry, or undefined. Rejects where the browser has no storage. */
export const readEntry = <T>(entry: Entry) => through('leave', (store) => get<T>(entry, store));

/** Replaces the value of an entry. Rejects where the browser has no storage. */
export const writeEntry = (entry: Entry, value: unknown) =>
  through('create', (store) => set(entry, value, store));

/** Removes an entry. */
export const dropEntry = (entry: Entry) => through('leave', (store) => del(entry, store));

/** Removes every entry and the database itself. */
export const dropDatabase = () =>
  new Promise<void>((resolve, reject) => {
    const deleting = indexedDB.deleteDatabase(database);
    deleting.onsuccess = () => resolve();
    deleting.onerror = () => reject(deleting.error);
  });
