import { formatLocalDate } from '#shared/domain/lib/format-local-date.ts';
import { addDays, type LocalDate } from '#shared/domain/lib/local-date.ts';
import type { Task } from '#shared/domain/week/task-schemas.ts';
import { pageLocale } from '#web/core/page-locale.ts';

const write = (date: LocalDate, options: Intl.DateTimeFormatOptions) =>
  formatLocalDate(date, pageLocale(), options);

/** "Tue, Dec 1". */
export const shortDay = (date: LocalDate) =>
  write(date, { weekday: 'short', month: 'short', day: 'numeric' });
/** "Tuesday, November 24". */
export const longDay = (date: LocalDate) =>
  write(date, { weekday: 'long', month: 'long', day: 'numeric' });
/** "Wed 25", within a week. */
export const weekDay = (date: LocalDate) =>
  `${write(date, { weekday: 'short' })} ${dayNumber(date)}`;
/** "Wed". */
export const dayName = (date: LocalDate) => write(date, { weekday: 'short' });
/** "Wednesday". */
export const fullDayName = (date: LocalDate) => write(date, { weekday: 'long' });
/** "25". */
export const dayNumber = (date: LocalDate) => String(Number(date.slice(-2)));
/** "Dec 4". */
export const monthDay = (date: LocalDate) => write(date, { month: 'short', day: 'numeric' });

/** A day as one says it today: "today", "tomorrow", "yesterday" or "Tue, Dec 1". */
export const saidDay = (date: LocalDate, today: LocalDate) => {
  const near = [-1, 0, 1].find((days) => addDays(today, days) === date);
  return near === undefined ? shortDay(date) : (['yesterday', 'today', 'tomorrow'][near + 1] ?? '');
};

/** When a task is due beside its title: nothing for today, and for the days of this week without the month. */
export const dueLabel = ({ due }: Pick<Task, 'due'>, today: LocalDate, lastOfWeek: LocalDate) => {
  if (due < today) return `Was due ${saidDay(due, today)}`;
  if (due === today) return '';
  return due <= lastOfWeek ? weekDay(due) : shortDay(due);
};
