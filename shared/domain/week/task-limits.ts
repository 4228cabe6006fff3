/** Limits of a list of tasks. */
import { addDays, type LocalDate } from '../lib/local-date.ts';

/** Open tasks of one business; done and dropped ones do not count. */
export const openTaskLimit = 200;

/** Days for which a done or dropped task is kept; then it is deleted. */
export const closedTaskDays = 120;

/** Longest texts of a task and its smallest and largest numbers. */
export const taskLimits = {
  title: 120,
  detail: 600,
  who: 40,
  minutes: [1, 1440],
  /** The copy of a draft in a task. */
  draft: { title: 120, subject: 200, body: 4000 },
  /** Days before and after today between which a task may be due. */
  due: { past: 366, ahead: 731 },
  /** Tasks that one request may add: a whole list of steps. */
  added: 20,
} as const;

/** Whether a day is near enough to plan for. */
export const isPlannable = (due: string, today: LocalDate) =>
  due >= addDays(today, -taskLimits.due.past) && due <= addDays(today, taskLimits.due.ahead);

/** How many of the wanted tasks still fit beside those that are open. */
export const roomFor = (open: number, wanted: number) =>
  Math.max(0, Math.min(wanted, openTaskLimit - open));
