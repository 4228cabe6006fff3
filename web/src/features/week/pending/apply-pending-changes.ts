import { changeTask, createTask } from '#shared/domain/week/task-changes.ts';
import type { Task } from '#shared/domain/week/task-schemas.ts';
import { findTaskOfSource } from '#shared/domain/week/tasks-from-sources.ts';
import type { PendingChange } from './pending-change-type.ts';

/** The tasks as they are once the changes are sent. */
export const applyPendingChanges = (
  tasks: readonly Task[],
  pending: readonly PendingChange[],
  businessId: string,
): Task[] => {
  let list = [...tasks];
  for (const one of pending) {
    const now = new Date(one.at);
    if (one.kind === 'add') {
      const before = list;
      const added = one.tasks.filter(
        ({ id, source }) =>
          !before.some((task) => task.id === id) && !findTaskOfSource(before, source),
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

/** What is still pending after a task was saved: later changes of it were made on what is now stored. */
export const pendingAfterSaved = (
  pending: readonly PendingChange[],
  sent: PendingChange,
  saved: readonly Task[],
): PendingChange[] => {
  // A step that was added on another device too is one task, under the id that came first.
  const asked = sent.kind === 'add' ? sent.tasks.map(({ id }) => id) : [sent.task];
  return pending
    .filter(({ id }) => id !== sent.id)
    .map((one) => {
      const stored = one.kind === 'change' ? saved[asked.indexOf(one.task)] : undefined;
      if (one.kind === 'add' || !stored) return one;
      return { ...one, task: stored.id, seen: Math.max(one.seen, stored.version) };
    });
};
