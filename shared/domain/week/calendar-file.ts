/** Tasks as an iCalendar file (RFC 5545): one list to import, or the feed that a calendar program reads again and again. */
import ical, {
  ICalCalendarMethod,
  ICalEventBusyStatus,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator';
import { addDays } from '../lib/local-date.ts';
import type { Task } from './task-schemas.ts';

/** What an entry is made of: a task, or a step that is no task yet. */
export type CalendarTask = Pick<
  Task,
  | 'title'
  | 'detail'
  | 'due'
  | 'minutes'
  | 'who'
  | 'state'
  | 'version'
  | 'created_at'
  | 'updated_at'
  | 'id'
>;

/** The calendar that the tasks are entries of. */
export type CalendarFile = {
  /** The name a calendar program shows, for example that of the business. */
  name: string;
  /** The domain of the ids of entries, which makes them globally unique; a change of it changes every id. */
  host: string;
  /** The address of the week page; part of every entry. */
  url: string;
};

/** The media type both are served with. */
export const calendarType = 'text/calendar; charset=utf-8';

/** How often a program is asked to read a feed again. Google decides for itself, about twice a day. */
export const refreshSeconds = 4 * 3600;

/** Days for which a feed keeps done tasks, and reports dropped ones as cancelled. */
const keptDays = 14;

/** A text with `\n` as its only line break and without other invisible characters. */
const plain = (text: string) =>
  text
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll(/\p{Cc}/gu, (sign) => (sign === '\n' ? sign : ' '));

/** The library escapes the texts of entries, not the name of the calendar: a line break in it would start a new property. */
const escapedName = (name: string) =>
  plain(name)
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`);

const minutesLine = ({ minutes, who }: CalendarTask) =>
  [...(minutes === null ? [] : [`${minutes} minutes`]), ...(who === null ? [] : [who])].join(', ');

const described = (task: CalendarTask, url: string) =>
  [task.detail, minutesLine(task), url].filter(Boolean).map(plain).join('\n');

/**
 * The tasks as entries of a whole day each, which block no time. An entry keeps its id; each change of the task raises
 * its SEQUENCE, by which programs know the newer one, and the same tasks always give the same bytes.
 */
export const calendarText = (
  tasks: readonly CalendarTask[],
  { name, host, url }: CalendarFile,
): string => {
  const calendar = ical({
    prodId: { company: 'Sevenhands', product: 'Your week', language: 'EN' },
    name: escapedName(name),
    method: ICalCalendarMethod.PUBLISH,
    ttl: refreshSeconds,
  });
  for (const task of tasks) {
    const changed = new Date(task.updated_at);
    calendar.createEvent({
      id: `${task.id}@${host}`,
      sequence: task.version - 1,
      stamp: changed,
      created: new Date(task.created_at),
      lastModified: changed,
      allDay: true,
      start: task.due,
      // The end of a day is the next one, which is not part of it any more.
      end: addDays(task.due, 1),
      summary: plain(task.state === 'done' ? `Done: ${task.title}` : task.title),
      description: described(task, url),
      url,
      status: task.state === 'dropped' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      transparency: ICalEventTransparency.TRANSPARENT,
      busystatus: ICalEventBusyStatus.FREE,
    });
  }
  return `${calendar.toString().replace(/\r\n$/, '')}\r\n`;
};

const byDue = (one: CalendarTask, other: CalendarTask) =>
  one.due.localeCompare(other.due) || one.id.localeCompare(other.id);

const dayMs = 86_400_000;

/** The tasks of a feed: all open ones, and for two weeks those that were done or dropped, so that programs update them. */
export const feedTasks = (tasks: readonly CalendarTask[], now: Date): CalendarTask[] =>
  tasks
    .filter(
      ({ state, updated_at }) =>
        state === 'open' || now.getTime() - Date.parse(updated_at) < keptDays * dayMs,
    )
    .toSorted(byDue);
