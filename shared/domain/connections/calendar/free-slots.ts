/** Where a job still fits: the working hours without what is booked. */
import { addDays, type LocalDate, weekdayOf } from '../../lib/local-date.ts';
import { instantOf, localDateOf, localTimeOf } from '../../lib/local-time.ts';
import { type Interval, mergeIntervals } from './time-intervals.ts';
import type { WorkingHours } from './working-hours.ts';

/** Free time of one day. */
export type Slot = Interval & { readonly date: LocalDate };

/** The shortest free time that is told. */
export const shortestSlotMs = 60 * 60_000;
/** What begins now begins at the next full half hour. */
const stepMs = 30 * 60_000;

type Asked = {
  readonly booked: readonly Interval[];
  readonly hours: WorkingHours;
  readonly timeZone: string;
  readonly now: Date;
};

/** The working time of a day that is not over; undefined on a day off. A clock that is changed makes it longer or shorter. */
const workOf = (date: LocalDate, { hours, timeZone, now }: Asked): Interval | undefined => {
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
export const freeSlots = (days: readonly LocalDate[], asked: Asked): Slot[] => {
  const booked = mergeIntervals(asked.booked);
  return days.flatMap((date) => {
    const work = workOf(date, asked);
    if (!work) return [];
    return without(work, booked)
      .filter(({ start, end }) => Date.parse(end) - Date.parse(start) >= shortestSlotMs)
      .map((free) => ({ date, ...free }));
  });
};

const clockOf = (at: string, timeZone: string) => {
  const { hour, minute } = localTimeOf(new Date(at), timeZone);
  const twelve = hour % 12 === 0 ? 12 : hour % 12;
  return {
    text: minute === 0 ? `${twelve}` : `${twelve}:${String(minute).padStart(2, '0')}`,
    half: hour < 12 ? 'am' : 'pm',
  };
};

/** "2:30 pm" */
export const timeWords = (at: string, timeZone: string): string => {
  const { text, half } = clockOf(at, timeZone);
  return `${text} ${half}`;
};

/** "2 to 5 pm", "11 am to 1:15 pm" */
export const timesWords = ({ start, end }: Interval, timeZone: string): string => {
  const [from, to] = [clockOf(start, timeZone), clockOf(end, timeZone)];
  return `${from.half === to.half ? from.text : `${from.text} ${from.half}`} to ${to.text} ${to.half}`;
};

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
/** "Thursday", in English as helpers and drafts are told. */
export const weekdayWord = (date: LocalDate): string => weekdays[weekdayOf(date) - 1] ?? '';

/** "Thursday 2 to 5 pm": free time as a draft says it. */
export const slotWords = (slot: Slot, timeZone: string): string =>
  `${weekdayWord(slot.date)} ${timesWords(slot, timeZone)}`;

/** The days from today on. */
export const daysFrom = (today: LocalDate, count: number): LocalDate[] =>
  Array.from({ length: count }, (_, nth) => addDays(today, nth));

/** So many days are told to helpers. */
const toldDays = 8;

/**
 * The working days of the next week for a prompt, a line each: what is booked and what is free of the working hours, and
 * nothing of what it is booked with.
 */
export const freeLines = (asked: Asked): string[] => {
  const { timeZone, now } = asked;
  const booked = mergeIntervals(asked.booked);
  return daysFrom(localDateOf(now, timeZone), toldDays).flatMap((date) => {
    const work = workOf(date, asked);
    if (!work) return [];
    const taken = booked.flatMap(({ start, end }) => {
      const cut = {
        start: start > work.start ? start : work.start,
        end: end < work.end ? end : work.end,
      };
      return cut.start < cut.end ? [timesWords(cut, timeZone)] : [];
    });
    const free = freeSlots([date], asked).map((slot) => timesWords(slot, timeZone));
    return [
      `${weekdayWord(date)}, ${date}: booked ${taken.join(', ') || 'nothing'}; free ${free.join(', ') || 'nothing of an hour or more'}`,
    ];
  });
};
