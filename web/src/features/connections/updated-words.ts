import { formatDate } from '#web/core/dates/format-date.ts';

const counted = (n: number, unit: string) => `${n} ${unit}${n === 1 ? '' : 's'} ago`;

/** When something was read last, in words: "Updated 20 minutes ago", and the day once it is older than a day. */
export const updatedWords = (at: string | null, now: Date): string => {
  if (at === null) return 'Not read yet';
  const minutes = Math.max(0, Math.floor((now.getTime() - Date.parse(at)) / 60_000));
  if (minutes < 1) return 'Updated just now';
  if (minutes < 60) return `Updated ${counted(minutes, 'minute')}`;
  if (minutes < 24 * 60) return `Updated ${counted(Math.floor(minutes / 60), 'hour')}`;
  return `Updated ${formatDate(at, { month: 'long', day: 'numeric' })}`;
};
