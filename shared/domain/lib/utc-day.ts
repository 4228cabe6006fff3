/** Calendar days in UTC, such as `2026-11-20`. */

/** The day of a moment. */
export const dayOf = (moment: Date | string) => new Date(moment).toISOString().slice(0, 10);

const dayMs = 86_400_000;
/** So many days after the day of `now`; before it where negative. */
export const dayAt = (now: Date, offset: number) => dayOf(new Date(now.getTime() + offset * dayMs));
/** So many days that end with that of `now`, the oldest first. */
export const daysUntil = (now: Date, count: number) =>
  Array.from({ length: count }, (_, nth) => dayAt(now, nth - count + 1));
