/** The tasks of a business as a prompt lists them for the helpers. */
import { helpers } from '../catalogue/helpers.ts';
import { addDays, daysBetween, type LocalDate, weekdayOf } from '../lib/local-date.ts';
import { byDone, byDue, doneOn, type LocalToday } from './task-groups.ts';
import type { Task } from './task-schemas.ts';

/** How many tasks are sent with a question. */
const told = { open: 15, done: 15, days: 14 } as const;

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const dayName = (date: LocalDate) => `${weekdays[weekdayOf(date) - 1]}, ${date}`;

const whose = ({ who, helper_id, source }: Task) => [
  ...(who ? [`by ${who}`] : []),
  ...(helper_id ? [`from ${helpers[helper_id].name}`] : []),
  ...(source.kind === 'season' ? ['from the season'] : []),
];

const lateness = (due: LocalDate, today: LocalDate) => {
  const days = daysBetween(due, today);
  if (days === 0) return ['due today'];
  return days < 0
    ? [`due ${dayName(due)}`]
    : [`due ${dayName(due)}`, `${days} ${days === 1 ? 'day' : 'days'} late`];
};

/**
 * The tasks for a prompt: up to 15 open tasks, the most urgent first, and up to 15 of those done in the last 14
 * days, the latest first; one line each, in English. The titles are the owner's and the helpers' words, so they belong
 * among the material of a prompt and not among its instructions.
 */
export const taskLines = (
  tasks: readonly Task[],
  { today, timeZone }: Pick<LocalToday, 'today' | 'timeZone'>,
): { open: string[]; done: string[] } => {
  const open = tasks.filter(({ state }) => state === 'open').toSorted(byDue);
  const done = tasks.flatMap((task) => {
    const on = doneOn(task, timeZone);
    return on !== null && on > addDays(today, -told.days) ? [{ task, on }] : [];
  });
  return {
    open: open
      .slice(0, told.open)
      .map(
        (task) => `${task.title} (${[...lateness(task.due, today), ...whose(task)].join('; ')})`,
      ),
    done: done
      .toSorted((one, other) => byDone(one.task, other.task))
      .slice(0, told.done)
      .map(
        ({ task, on }) => `${task.title} (${[`done ${dayName(on)}`, ...whose(task)].join('; ')})`,
      ),
  };
};
