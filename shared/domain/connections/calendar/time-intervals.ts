/** Booked times as intervals, whatever events they come from. */
import type { LocalDate } from '../../lib/local-date.ts';
import { instantOf } from '../../lib/local-time.ts';

/** Two moments; the second is not part of it. */
export type Interval = { readonly start: string; readonly end: string };

type Event = Interval & { readonly all_day: boolean };

/** The moments at which an event begins and ends; one of whole days takes them in the zone of the business. */
export const intervalOf = ({ all_day, start, end }: Event, timeZone: string): Interval =>
  all_day
    ? {
        start: instantOf(start as LocalDate, 0, timeZone).toISOString(),
        end: instantOf(end as LocalDate, 0, timeZone).toISOString(),
      }
    : { start: new Date(start).toISOString(), end: new Date(end).toISOString() };

/** Intervals in their order, those that touch or overlap as one; one without length is left out. */
export const mergeIntervals = (intervals: readonly Interval[]): Interval[] => {
  const merged: { start: string; end: string }[] = [];
  const ordered = intervals
    .filter(({ start, end }) => start < end)
    .toSorted((one, other) => one.start.localeCompare(other.start));
  for (const { start, end } of ordered) {
    const last = merged.at(-1);
    if (last && start <= last.end) {
      if (end > last.end) last.end = end;
    } else merged.push({ start, end });
  }
  return merged;
};
