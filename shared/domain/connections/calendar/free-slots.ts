/** Where a job still fits: the working hours without what is booked. */
import { addDays, type LocalDate, weekdayOf } from '../../lib/local-date.ts';
import { instantOf } from '../../lib/local-time.ts';
import { type Interval, mergeIntervals } from './time-intervals.ts';
import type { WorkingHours } from './working-hours.ts';

/** Free time of one day. */
export type Slot = Interval & { readonly date: LocalDate };

/** The shortest free time that is told. */
export const shortestSlotMs = 60 * 60_000;
/** What begins now begins at the next full half hour. */
const stepMs = 30 * 60_000;

/** What free time is worked out from. */
export type FreeTimeQuestion = {
  readonly booked: readonly Interval[];
  readonly hours: WorkingHours;
  readonly timeZone: string;
  readonly now: Date;
};

/** The working time of a day that is not over; undefined on a day off. A clock that is changed makes it longer or shorter. */
export const workingTimeOf = (
  date: LocalDate,
  { hours, timeZone, now }: FreeTimeQuestion,
): Interval | undefined => {
  if (!hours.days.includes(weekdayOf(date))) return undefined;
  const soonest = Math.ceil(now.getTime() / stepMs) * stepMs;
  const start = Math.max(instantOf(date, hours.from, timeZone).getTime(), soonest);
  const end = instantOf(date, hours.to, timeZone).getTime();
  if (start >= end) return undefined;
  return { start: new Date(start).toISOString(), end: new Date(end).toISOString() };
};

/** What is left of an interval without the others, which are in their order and apart. */
const without = ({ start, end }: Interval, others: readonly Interval[]): Interval[] => {
  const left: Interval[] = [];
  let from = start;
  for (const other of others) {
    if (other.end <= from) continue;
    if (other.start >= end) break;
    if (other.start > from) left.push({ start: from, end: other.start });
    from = other.end;
  }
  return from < end ? [...left, { start: from, end }] : left;
};

/** The free time of some days of at least an hour, in its order. */
export const freeSlots = (days: readonly LocalDate[], asked: FreeTimeQuestion): Slot[] => {
  const booked = mergeIntervals(asked.booked);
  return days.flatMap((date) => {
    const work = workingTimeOf(date, asked);
    if (!work) return [];
    return without(work, booked)
      .filter(({ start, end }) => Date.parse(end) - Date.parse(start) >= shortestSlotMs)
      .map((free) => ({ date, ...free }));
  });
};

/** The days from today on. */
export const daysFrom = (today: LocalDate, count: number): LocalDate[] =>
  Array.from({ length: count }, (_, nth) => addDays(today, nth));
