import type { CalendarEntry } from '#shared/domain/connections/calendar/calendar-entry.ts';
import { freeSlots, type Slot } from '#shared/domain/connections/calendar/free-slots.ts';
import { intervalOf } from '#shared/domain/connections/calendar/time-intervals.ts';
import { timeWords } from '#shared/domain/connections/calendar/weekday-and-time-words.ts';
import { addDays, type LocalDate, weekdayOf } from '#shared/domain/lib/local-date.ts';
import { instantOf, localTimeOf, momentOf } from '#shared/domain/lib/local-time.ts';
import type { Task } from '#shared/domain/week/task-schemas.ts';
import type { Calendar, Job } from '#web/features/connections/calendar/calendar-query.ts';

/** Something that takes time of one day: hours on the wall, and the column it stands in where several overlap. */
export type Block = {
  readonly key: string;
  readonly title: string;
  readonly start: string;
  readonly end: string;
  readonly from: number;
  readonly to: number;
  readonly lane: number;
  readonly lanes: number;
};

/** One day of the calendar. */
export type Day = {
  readonly date: LocalDate;
  readonly isOff: boolean;
  /** The titles of what takes the whole day. */
  readonly wholeDay: readonly string[];
  readonly booked: readonly Block[];
  readonly free: readonly (Slot & { readonly from: number; readonly to: number })[];
  /** With the time that a task has on the calendar, in words. */
  readonly tasks: readonly (Task & { readonly at: string | null })[];
};

/** What a private event and one whose title could not be read are called. */
export const titleOf = (title: string) => title || 'Booked';

type Timed = Pick<Block, 'key' | 'title' | 'start' | 'end'>;

const hourOf = (at: string, timeZone: string) => {
  const { hour, minute } = localTimeOf(new Date(at), timeZone);
  return hour + minute / 60;
};

/** The hours on the wall that an interval takes of a day. */
const hoursOn = (
  date: LocalDate,
  { start, end }: Pick<Timed, 'start' | 'end'>,
  timeZone: string,
) => {
  const isBefore = start < instantOf(date, 0, timeZone).toISOString();
  const isAfter = end >= instantOf(addDays(date, 1), 0, timeZone).toISOString();
  return { from: isBefore ? 0 : hourOf(start, timeZone), to: isAfter ? 24 : hourOf(end, timeZone) };
};

/** Puts what overlaps side by side: each takes the first column that is free, and all of a group share its width. */
const inLanes = (blocks: readonly Omit<Block, 'lane' | 'lanes'>[]): Block[] => {
  const placed: { block: Omit<Block, 'lane' | 'lanes'>; lane: number; group: number }[] = [];
  const widths: number[] = [];
  let ends: number[] = [];
  let until = Number.NEGATIVE_INFINITY;
  for (const block of blocks.toSorted((one, other) => one.from - other.from || other.to - one.to)) {
    if (block.from >= until) {
      ends = [];
      widths.push(0);
    }
    const at = ends.findIndex((end) => end <= block.from);
    const lane = at === -1 ? ends.length : at;
    ends[lane] = block.to;
    until = Math.max(...ends);
    const group = widths.length - 1;
    widths[group] = Math.max(widths[group] ?? 0, lane + 1);
    placed.push({ block, lane, group });
  }
  return placed.map(({ block, lane, group }) => ({ ...block, lane, lanes: widths[group] ?? 1 }));
};

/** What is booked with times; without titles where only the times are known. */
const timedOf = ({ jobs, booked }: Calendar): Timed[] =>
  jobs
    ? jobs.flatMap(({ id, title, all_day, start, end }) =>
        all_day ? [] : [{ key: id, title: titleOf(title), start, end }],
      )
    : booked.map(({ start, end }) => ({ key: start, title: titleOf(''), start, end }));

const takesDay = ({ all_day, start, end }: Job, date: LocalDate) =>
  all_day && start <= date && end > date;

const overlaps = (
  date: LocalDate,
  { start, end }: Pick<Timed, 'start' | 'end'>,
  timeZone: string,
) => {
  const day = intervalOf({ all_day: true, start: date, end: addDays(date, 1) }, timeZone);
  return start < day.end && end > day.start;
};

/** Some days of the calendar with what is booked, what is free and which tasks are due. */
export const daysOf = (
  dates: readonly LocalDate[],
  calendar: Calendar,
  tasks: readonly Task[],
  now: Date,
  entries: readonly Pick<CalendarEntry, 'task' | 'time'>[] = [],
): Day[] => {
  const { booked, hours, time_zone: timeZone, jobs } = calendar;
  const timed = timedOf(calendar);
  const free = freeSlots(dates, { booked, hours, timeZone, now });
  return dates.map((date) => ({
    date,
    isOff: !hours.days.includes(weekdayOf(date)),
    wholeDay: (jobs ?? []).flatMap((job) => (takesDay(job, date) ? [titleOf(job.title)] : [])),
    booked: inLanes(
      timed
        .filter((one) => overlaps(date, one, timeZone))
        .map((one) => ({ ...one, ...hoursOn(date, one, timeZone) })),
    ),
    free: free
      .filter((slot) => slot.date === date)
      .map((slot) => ({ ...slot, ...hoursOn(date, slot, timeZone) })),
    tasks: tasks
      .filter(({ state, due }) => state === 'open' && due === date)
      .map((task) => {
        const time = entries.find((entry) => entry.task === task.id)?.time;
        const at = time ? momentOf(date, time, timeZone).toISOString() : null;
        return { ...task, at: at && timeWords(at, timeZone) };
      }),
  }));
};

/** The hours that a week shows: the working hours, and what is booked before and after them. */
export const hoursShown = (days: readonly Day[], { hours }: Calendar) => {
  const blocks = days.flatMap(({ booked }) => booked);
  return {
    first: Math.floor(Math.min(hours.from, ...blocks.map(({ from }) => from))),
    last: Math.ceil(Math.max(hours.to, ...blocks.map(({ to }) => to))),
  };
};
