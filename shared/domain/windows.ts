/** When the windows begin and end in which questions are counted: UTC, epoch ms. */

/** A plan counts by the calendar month, or by 24 hours that end with the month at the latest. */
export type Window = 'day' | 'month';

const dayMs = 86_400_000;
/** One minute of the clock. */
export const minuteMs = 60_000;

/** The start of the UTC month `by` months from the one `at` is in. */
export const monthStart = (at: number, by = 0) => {
  const date = new Date(at);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + by);
};

/** The earliest start of a window that is still open at `now`. */
export const floorOf = (window: Window, now: number) =>
  window === 'month' ? monthStart(now) : Math.max(monthStart(now), now - dayMs + 1);

/** Where the window begins that replaces one begun at `seen`. The rule of 24 hours goes first, or a new month would open two windows in a row. */
export const newStart = (window: Window, now: number, seen = Number.NEGATIVE_INFINITY) =>
  window === 'day' && now - seen >= dayMs ? now : monthStart(now);

/** The first moment at which a window begun at `start` is no longer open. */
export const endOf = (window: Window, start: number) =>
  window === 'month' ? monthStart(start, 1) : Math.min(start + dayMs, monthStart(start, 1));
