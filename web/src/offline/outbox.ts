import { onLeave, tabUser } from '#web/core/auth/session.ts';

/**
 * The one queue on this device for everything that waits for the net. It lasts through an outage, a reload and a closed
 * tab, until the owner signs out; each entry is a key of its own in localStorage, so that tabs overwrite nothing of each
 * other. The feature of each kind knows how its entries are sent.
 */
type Kind = 'question' | 'task-change';

/** An id that sorts by time: entries stand in the order of their ids. */
type Entry = { readonly id: string };

const prefix = 'outbox:';
const keyOf = (kind: Kind, businessId: string, id = '') => `${prefix}${kind}:${businessId}:${id}`;

/** Entries that could not be stored, by their keys: they last as long as the tab. */
const unstored = new Map<string, string>();
/** What was read of each queue, by its prefix. */
const cached = new Map<string, readonly Entry[]>();
const none: readonly Entry[] = [];
const listeners = new Set<() => void>();

const notify = () => {
  for (const listener of listeners) listener();
};

const keysOf = (queue: string) => {
  let stored: readonly string[] = [];
  try {
    stored = Object.keys(localStorage);
  } catch {}
  const keys = new Set([...stored, ...unstored.keys()]);
  return [...keys].filter((key) => key.startsWith(queue)).sort();
};

const read = (key: string) => {
  try {
    const text = unstored.get(key) ?? localStorage.getItem(key);
    return JSON.parse(text ?? 'null') as { owner: string | null; entry: Entry } | null;
  } catch {
    return null;
  }
};

const store = (key: string, entry: Entry) => {
  const text = JSON.stringify({ owner: tabUser(), entry });
  unstored.delete(key);
  try {
    if (localStorage.getItem(key) !== text) localStorage.setItem(key, text);
  } catch {
    remove(key);
    unstored.set(key, text);
  }
};

const remove = (key: string) => {
  unstored.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {}
};

/** The entries of one kind that whoever is signed in has made here, by business. */
export const outboxOf = <T extends Entry>(kind: Kind) => {
  const latest = (businessId: string) => {
    const queue = keyOf(kind, businessId);
    const owner = tabUser();
    const found = keysOf(queue).flatMap((key) => {
      const stored = read(key);
      return stored?.owner === owner ? [stored.entry] : [];
    });
    const entries = found.length > 0 ? found : none;
    cached.set(queue, entries);
    return entries as readonly T[];
  };
  const change = (businessId: string, work: () => void) => {
    work();
    cached.delete(keyOf(kind, businessId));
    notify();
  };
  return {
    /** The entries in order; the same array until one is added, changed or removed. */
    entries: (businessId: string) =>
      (cached.get(keyOf(kind, businessId)) as readonly T[] | undefined) ?? latest(businessId),
    /** The same, read again: the browser reports what another tab has changed a little later. */
    latest,
    /** Stores an entry, in place of one with the same id. */
    enqueue: (businessId: string, entry: T) =>
      change(businessId, () => store(keyOf(kind, businessId, entry.id), entry)),
    dequeue: (businessId: string, id: string) =>
      change(businessId, () => remove(keyOf(kind, businessId, id))),
  };
};

/** Whether anything of this kind waits for this business. */
export const hasQueued = (kind: Kind, businessId: string) =>
  keysOf(keyOf(kind, businessId)).length > 0;

/** Calls back when any queue has changed, here or in another tab. */
export const onOutbox = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

globalThis.addEventListener?.('storage', ({ key }) => {
  if (key !== null && !key.startsWith(prefix)) return;
  cached.clear();
  notify();
});

// What is stored stays for the same owner when a session expires, and is removed with it when the owner left.
onLeave((notice) => {
  if (notice === null) unstored.clear();
  cached.clear();
  notify();
});
