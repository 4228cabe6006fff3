import { useState } from 'react';
import { undoOf } from '#shared/domain/week/task-changes.ts';
import type { Task, TaskChange } from '#shared/domain/week/task-schemas.ts';
import { changeTaskOffline } from './pending/pending-changes-queue.ts';

/** A task as it was before a change that can still be taken back. */
export type Undoable = { readonly before: Task; readonly change: TaskChange };

/** Changes tasks and remembers, until the page is left, the last change of each, so that it can be taken back. */
export const useUndoableChanges = (tasks: readonly Task[]) => {
  const [changed, setChanged] = useState<readonly Undoable[]>([]);
  const without = (id: string) => changed.filter(({ before }) => before.id !== id);
  const change = (task: Task, wanted: TaskChange) => {
    changeTaskOffline(task, wanted);
    // Words are changed in place: there is nothing to find again.
    if (wanted.kind !== 'edit') setChanged([...without(task.id), { before: task, change: wanted }]);
  };
  const undo = ({ before, change: wanted }: Undoable) => {
    const now = tasks.find(({ id }) => id === before.id);
    if (now) changeTaskOffline(now, undoOf(before, wanted));
    setChanged(without(before.id));
  };
  return { changed, change, undo };
};
