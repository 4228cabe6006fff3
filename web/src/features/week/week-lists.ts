import type { LocalToday, TaskGroups } from '#shared/domain/week/task-groups.ts';
import { groupTasks } from '#shared/domain/week/task-groups.ts';
import type { Task } from '#shared/domain/week/task-schemas.ts';
import type { Undoable } from './use-undoable-changes.ts';

/** A line of a list: a task, or in the place it had before, the change that can be taken back. */
export type Row = { readonly task: Task; readonly undoable?: Undoable };

export const listNames = ['overdue', 'today', 'thisWeek', 'later', 'done'] as const;
export type ListName = (typeof listNames)[number];
/** The lines of every list of the week. */
export type Lists = Readonly<Record<ListName, readonly Row[]>> &
  Pick<TaskGroups, 'doneThisWeek' | 'doneLastWeek'>;

const byDue = (one: Row, other: Row) =>
  one.task.due.localeCompare(other.task.due) || one.task.id.localeCompare(other.task.id);
const byDone = (one: Row, other: Row) =>
  (other.task.done_at ?? '').localeCompare(one.task.done_at ?? '');

/** The lists of the week; a changed task leaves a line where it was, so that nothing else moves under the thumb. */
export const listsOf = (
  tasks: readonly Task[],
  changed: readonly Undoable[],
  here: LocalToday,
): Lists => {
  const groups = groupTasks(tasks, here);
  const before = groupTasks(
    changed.map((one) => one.before),
    here,
  );
  const lines = (name: ListName) => {
    const left = before[name].flatMap((task): Row[] => {
      const undoable = changed.find((one) => one.before.id === task.id);
      return undoable ? [{ task, undoable }] : [];
    });
    // A task that was only moved within its list is that line.
    const now = groups[name]
      .filter(({ id }) => !left.some(({ task }) => task.id === id))
      .map((task): Row => ({ task }));
    return [...left, ...now].toSorted(name === 'done' ? byDone : byDue);
  };
  return {
    overdue: lines('overdue'),
    today: lines('today'),
    thisWeek: lines('thisWeek'),
    later: lines('later'),
    done: lines('done'),
    doneThisWeek: groups.doneThisWeek,
    doneLastWeek: groups.doneLastWeek,
  };
};

/** The first lines of what to begin with today: so many tasks, and where the changed ones were. */
export const firstRows = ({ overdue, today }: Lists, count = 3): Row[] => {
  let left = count;
  return [...overdue, ...today].filter(({ undoable }) => undoable || left-- > 0);
};
