/** The tasks of a business as the week page lists them. */
import { addDays, type LocalDate, type Weekday, weekOf } from '../lib/local-date.ts';
import { localDateOf } from '../lib/local-time.ts';
import type { Task } from './task-schemas.ts';

/** Where and when the owner looks at the list. */
export type LocalToday = { today: LocalDate; timeZone: string; firstWeekday: Weekday };

/** Open tasks by when they are due, and what was done this week and last. */
export type TaskGroups = {
  overdue: Task[];
  today: Task[];
  /** After today, until this week ends. */
  thisWeek: Task[];
  later: Task[];
  /** The latest first; since the beginning of last week. */
  done: Task[];
  doneThisWeek: number;
  doneLastWeek: number;
};

/** The earliest due day first. */
export const byDue = (one: Task, other: Task) =>
  one.due.localeCompare(other.due) || one.id.localeCompare(other.id);
/** What was done last first. */
export const byDone = (one: Task, other: Task) =>
  (other.done_at ?? '').localeCompare(one.done_at ?? '') || other.id.localeCompare(one.id);

/** The owner's day on which a task was done; null while it is not. */
export const doneOn = (task: Task, timeZone: string): LocalDate | null =>
  task.state === 'done' && task.done_at ? localDateOf(new Date(task.done_at), timeZone) : null;

/** The groups of the page; dropped tasks and those done earlier are in none. */
export const groupTasks = (
  tasks: readonly Task[],
  { today, timeZone, firstWeekday }: LocalToday,
): TaskGroups => {
  const week = weekOf(today, firstWeekday);
  const [first = today] = week;
  const last = addDays(first, 6);
  const open = tasks.filter(({ state }) => state === 'open').toSorted(byDue);
  const done = tasks
    .flatMap((task) => {
      const on = doneOn(task, timeZone);
      return on !== null && on >= addDays(first, -7) ? [{ task, on }] : [];
    })
    .toSorted((one, other) => byDone(one.task, other.task));
  const doneThisWeek = done.filter(({ on }) => on >= first).length;
  return {
    overdue: open.filter(({ due }) => due < today),
    today: open.filter(({ due }) => due === today),
    thisWeek: open.filter(({ due }) => due > today && due <= last),
    later: open.filter(({ due }) => due > last),
    done: done.map(({ task }) => task),
    doneThisWeek,
    doneLastWeek: done.length - doneThisWeek,
  };
};

/** The seven days of this week with what is still open on each and what was done. */
export const daysOfWeek = (tasks: readonly Task[], { today, timeZone, firstWeekday }: LocalToday) =>
  weekOf(today, firstWeekday).map((date) => ({
    date,
    open: tasks.filter(({ state, due }) => state === 'open' && due === date).length,
    done: tasks.filter((task) => doneOn(task, timeZone) === date).length,
  }));

/** What to begin with today: what is overdue, then what is due. */
export const firstTasks = ({ overdue, today }: Pick<TaskGroups, 'overdue' | 'today'>, count = 3) =>
  [...overdue, ...today].slice(0, count);

/** The sum of the minutes of some tasks; a task without minutes adds nothing. */
export const minutesOf = (tasks: readonly Task[]) =>
  tasks.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0);
