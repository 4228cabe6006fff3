import { calendarText, calendarType } from '#shared/domain/week/calendar-file.ts';
import type { Task } from '#shared/domain/week/task-schemas.ts';
import { download } from '#web/core/download.ts';

/** Hands the tasks to the browser as a calendar file, with the ids that the calendar address gives them. */
export const downloadWeek = (tasks: readonly Task[], name: string) => {
  const { host, origin } = location;
  const text = calendarText(tasks, { name, host, url: `${origin}/dashboard/week` });
  download(text, calendarType, 'sevenhands-week.ics');
};
