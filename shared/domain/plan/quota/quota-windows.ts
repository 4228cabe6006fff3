/** When the quota windows begin and end: UTC, epoch ms. */

/** The calendar month, or 24 hours from the first question that end with the month at the latest. */
export type Window = 'day' | 'month';

const dayMs = 86_400_000;
/** One minute in ms. */
export const minuteMs = 60_000;

/** The start of the UTC month that is `by` months after the month of `at`. */
export const monthStart = (at: number, by = 0) => {
  const date = new Date(at);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + by);
};

/** The earliest start of a window that is still open at `now`. */
export const earliestStart = (window: Window, now: number) =>
  window === 'month' ? monthStart(now) : Math.max(monthStart(now), now - dayMs + 1);

/** The start of the window that replaces one begun at `seen`. The rule of 24 hours comes first, or a new month would open two windows in a row. */
export const nextStart = (window: Window, now: number, seen = Number.NEGATIVE_INFINITY) =>
  window === 'day' && now - seen >= dayMs ? now : monthStart(now);

/** The end of a window begun at `start`: the first moment at which it is no longer open. */
export const windowEnd = (window: Window, start: number) =>
  window === 'month' ? monthStart(start, 1) : Math.min(start + dayMs, monthStart(start, 1));
