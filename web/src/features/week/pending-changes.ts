/** Changes of tasks that the server does not have yet. They stay on this device through an outage and a reload. */
import { changeTask, createTask } from '#shared/domain/week/task-changes.ts';
import { taskFrom } from '#shared/domain/week/task-sources.ts';
import type { NewTask, Task, TaskChange } from '#shared/domain/week/tasks.ts';
import { onLeave } from '#web/core/auth/session.ts';

/** One change, with when it was made. */
export type PendingChanges = { readonly id: string; readonly at: string } & (
  | { readonly kind: 'add'; readonly tasks: readonly NewTask[] }
  | {
      readonly kind: 'change';
      readonly task: string;
      /** The version that the owner saw. */
      readonly seen: number;
      readonly change: TaskChange;
    }
);

const prefix = 'unsent-tasks:';
const kept = new Map<string, readonly PendingChanges[]>();
const listeners = new Set<() => void>();
const none: readonly PendingChanges[] = [];

/** Businesses whose changes could not be stored: they last as long as the tab. */
const unstored = new Set<string>();

const read = (businessId: string): readonly PendingChanges[] => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(prefix + businessId) ?? 'null');
    return Array.isArray(stored) && stored.length > 0 ? stored : none;
  } catch {
    return none;
  }
};

const tell = () => {
  for (const listener of listeners) listener();
};

/** The unsent changes of a business, in the order they were made; the same array until one is added or sent. */
export const pendingOf = (businessId: string): readonly PendingChanges[] => {
  const known = kept.get(businessId) ?? read(businessId);
  kept.set(businessId, known);
  return known;
};

/** The same, read again: what another tab has sent or made is not told at once. */
export const latestPending = (businessId: string): readonly PendingChanges[] => {
  if (!unstored.has(businessId)) kept.delete(businessId);
  return pendingOf(businessId);
};

/** Replaces the unsent changes of a business by what is made of the latest ones. */
export const changePending = (
  businessId: string,
  change: (latest: readonly PendingChanges[]) => readonly PendingChanges[],
) => {
  const next = change(latestPending(businessId));
  kept.set(businessId, next.length > 0 ? next : none);
  unstored.delete(businessId);
  try {
    if (next.length > 0) localStorage.setItem(prefix + businessId, JSON.stringify(next));
    else localStorage.removeItem(prefix + businessId);
  } catch {
    unstored.add(businessId);
  }
  tell();
};

/** Calls back when the unsent changes of any business are others. */
export const onPending = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The tasks as they are once the changes are sent. */
export const withPending = (
  tasks: readonly Task[],
  unsent: readonly PendingChanges[],
  businessId: string,
): Task[] => {
  let list = [...tasks];
  for (const one of unsent) {
    const now = new Date(one.at);
    if (one.kind === 'add') {
      const before = list;
      const added = one.tasks.filter(
        ({ id, source }) => !before.some((task) => task.id === id) && !taskFrom(before, source),
      );
      list = [...before, ...added.map((task) => createTask(task, businessId, now))];
    } else {
      const seen = Number.POSITIVE_INFINITY;
      list = list.map((task) =>
        task.id === one.task ? changeTask(task, one.change, { seen, now }).task : task,
      );
    }
  }
  return list;
};

/** What is unsent after a task was saved: later changes of it were made on what is now stored. */
export const afterSaved = (
  unsent: readonly PendingChanges[],
  sent: PendingChanges,
  saved: readonly Task[],
): PendingChanges[] => {
  // A step that was added on another device too is one task, under the id that came first.
  const asked = sent.kind === 'add' ? sent.tasks.map(({ id }) => id) : [sent.task];
  return unsent
    .filter(({ id }) => id !== sent.id)
    .map((one) => {
      const stored = one.kind === 'change' ? saved[asked.indexOf(one.task)] : undefined;
      if (one.kind === 'add' || !stored) return one;
      return { ...one, task: stored.id, seen: Math.max(one.seen, stored.version) };
    });
};

// Another tab sends or makes changes too.
globalThis.addEventListener?.('storage', ({ key }) => {
  if (!key?.startsWith(prefix)) return;
  kept.delete(key.slice(prefix.length));
  tell();
});

// A notice means that the session expired: the changes wait for the same owner.
onLeave((notice, isTaken) => {
  if (notice !== null) return;
  kept.clear();
  unstored.clear();
  if (!isTaken) dropStored();
  tell();
});

const dropStored = () => {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(prefix)) localStorage.removeItem(key);
  } catch {}
};
