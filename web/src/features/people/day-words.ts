import { formatDate } from '#web/core/dates/format-date.ts';

/** A day or a moment as a day in words, for example “Nov 3”; “today” and “yesterday” as such. */
export const dayWords = (at: string, now = new Date()) => {
  // A day alone has no time of day: noon keeps it that day everywhere.
  const date = new Date(at.length === 10 ? `${at}T12:00:00` : at);
  const days = Math.round((startOf(now) - startOf(date)) / 86_400_000);
  if (days === 0) return 'today';
  if (days === 1) return 'yesterday';
  return formatDate(date, { month: 'short', day: 'numeric' });
};

const startOf = (date: Date) =>
  new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
