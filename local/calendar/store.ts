import { addDays } from '#shared/domain/lib/local-date.ts';
import { localDateOf } from '#shared/domain/lib/local-time.ts';
import type { Models } from '../oauth/authorization-server.ts';
import { openState, type State } from '../stand-in-state.ts';

/** A day, or what a wall clock in the zone of the calendar shows (`2026-11-27T14:30:00`). */
export type WhenRow = { date: string } | { dateTime: string };

/** An event as the stand-in keeps it; one that repeats does so every week. */
export type EventRow = {
  id: string;
  summary?: string;
  start: WhenRow;
  end: WhenRow;
  isWeekly?: boolean;
  status?: 'confirmed' | 'tentative' | 'cancelled';
  transparency?: 'opaque' | 'transparent';
  visibility?: 'default' | 'public' | 'private' | 'confidential';
  eventType?: string;
  description?: string;
  /** Grows with each change. */
  etag?: number;
  attendees?: { email: string; self?: boolean; responseStatus: string }[];
};

export type CalendarRow = {
  summary: string;
  timeZone: string;
  accessRole: 'owner' | 'writer' | 'reader';
  primary?: boolean;
  description?: string;
  /** Made by an application, which may change nothing but these. */
  isOurs?: boolean;
  events: EventRow[];
};

/** A person who signs in, with their calendars. */
export type PersonRow = { name: string; calendars: Record<string, CalendarRow> };
export type CalendarState = { people: Record<string, PersonRow>; models: Models };

export type NewEvent = Omit<EventRow, 'id' | 'start' | 'end'> & {
  readonly on: string;
  /** Clocks such as `14:30`; without them it takes the whole day, or all days until `until`. */
  readonly from?: string;
  readonly to?: string;
  /** The last day. */
  readonly until?: string;
};

/** An event with what every event has. */
export const eventRow = (id: string, { on, from, to, until, ...about }: NewEvent): EventRow => {
  const last = until ?? on;
  return {
    ...about,
    id,
    start: from ? { dateTime: `${on}T${from}:00` } : { date: on },
    end: to ? { dateTime: `${last}T${to}:00` } : { date: addDays(last, 1) },
  };
};

const timeZone = 'America/New_York';

/** Jobs of every week, by days after the Monday of this one. */
const weekly: readonly (readonly [day: number, from: string, to: string, summary: string])[] = [
  [0, '08:00', '09:15', 'Hendersons'],
  [0, '09:30', '10:45', 'Baker'],
  [0, '13:00', '14:15', 'Price'],
  [1, '08:00', '09:15', 'Janet M.'],
  [1, '09:30', '12:15', 'Priya S.'],
  [1, '13:00', '16:30', 'Dental office'],
  [2, '08:00', '12:15', 'Grant'],
  [2, '13:00', '17:00', 'Beechwold'],
  [3, '08:00', '14:00', 'Clinton Heights'],
  [4, '08:00', '09:15', 'Farrell'],
  [4, '09:30', '11:00', 'Dunn'],
  [4, '13:00', '14:15', 'Hart'],
];

const jobs = (): EventRow[] => {
  const today = localDateOf(new Date(), timeZone);
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
  const monday = addDays(today, -((weekday + 6) % 7));
  return weekly.map(([day, from, to, summary], nth) =>
    eventRow(`w${nth}`, { on: addDays(monday, day - 7), from, to, summary, isWeekly: true }),
  );
};

const calendar = (summary: string, events: EventRow[], more: Partial<CalendarRow> = {}) => ({
  summary,
  timeZone,
  accessRole: 'owner' as const,
  events,
  ...more,
});

const people = (): Record<string, PersonRow> => ({
  '201': {
    name: 'Bright Side Cleaning',
    calendars: {
      'renee@bright.test': calendar('renee@bright.test', [], { primary: true }),
      'jobs@group.calendar.test': calendar('Jobs', jobs()),
      'holidays@group.calendar.test': calendar('Holidays', [], { accessRole: 'reader' }),
    },
  },
  '202': {
    name: 'one calendar',
    calendars: {
      'ana@bright.test': calendar('ana@bright.test', [], { primary: true }),
    },
  },
  '203': { name: 'no calendar', calendars: {} },
});

/** The calendars of this machine, from a file or fresh. */
export const openCalendar = (file: string | undefined): State<CalendarState> =>
  openState(file, { people: people(), models: {} });
