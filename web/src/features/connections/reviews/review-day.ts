import { formatDate, formatMoment } from '#web/core/dates/format-date.ts';
import { serverNow } from '#web/core/server-clock.ts';

/** The day of a review or an answer: the time for today, the weekday within a week, the year only of another one. */
export const reviewDay = (at: string): string => {
  const now = serverNow();
  if (new Date(at).toDateString() === now.toDateString()) return formatMoment(at);
  const isRecent = now.getTime() - Date.parse(at) < 6 * 86_400_000;
  return formatDate(at, {
    month: 'long',
    day: 'numeric',
    ...(isRecent && { weekday: 'long' }),
    ...(!at.startsWith(String(now.getFullYear())) && { year: 'numeric' }),
  });
};
