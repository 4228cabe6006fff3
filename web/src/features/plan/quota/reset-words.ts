import { formatDate } from '#web/core/dates/format-date.ts';

/** Date and time of the next reset in the owner's own time zone, for example "Tuesday, Dec 1, 12:00 AM". */
export const resetWords = (at: string) =>
  formatDate(at, {
    weekday: 'long',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  });
