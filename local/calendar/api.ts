import { addDays } from '#shared/domain/lib/local-date.ts';
import { instantOf } from '#shared/domain/lib/local-time.ts';
import type { ApiAnswer } from '../oauth/api-answer-and-faults.ts';
import { type ApiCall, errorAnswer, notFound, okAnswer } from './api-call-and-answers.ts';
import { answerWrite } from './api-writes.ts';
import type { CalendarRow, EventRow, PersonRow, WhenRow } from './store.ts';

/** What the next calls get instead of an answer; after `lost` and `written-500` the write is done all the same. */
export const faults = [
  '401',
  '403',
  '404',
  '429',
  'limit-403',
  '500',
  'slow',
  'not-json',
  'odd',
  'extra',
  'repeats',
  'lost',
  'written-500',
] as const;
export type Fault = (typeof faults)[number];

/** A page of a list; the token of the next one is where it begins. */
const paged = <Row>(rows: readonly Row[], params: URLSearchParams, usual: number) => {
  const from = Number(params.get('pageToken') ?? 0);
  const size = Math.min(Number(params.get('maxResults') ?? usual), 2500);
  const next = from + size < rows.length ? { nextPageToken: String(from + size) } : {};
  return { items: rows.slice(from, from + size), ...next };
};

const calendarsOf = ({ calendars }: PersonRow, params: URLSearchParams) => {
  const rows = Object.entries(calendars).filter(
    ([, { accessRole }]) => params.get('minAccessRole') !== 'owner' || accessRole === 'owner',
  );
  return okAnswer({
    kind: 'calendar#calendarList',
    ...paged(
      rows.map(([id, { summary, description, timeZone, accessRole, primary }]) => ({
        kind: 'calendar#calendarListEntry',
        id,
        summary,
        ...(description && { description }),
        timeZone,
        accessRole,
        ...(primary && { primary }),
      })),
      params,
      100,
    ),
  });
};

const minuteMs = 60_000;

const momentOf = (dateTime: string, timeZone: string) => {
  const [date = '', clock = ''] = dateTime.split('T');
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  return instantOf(date, hour + minute / 60, timeZone);
};

/** A moment with the offset of its zone. */
const sent = (when: WhenRow, timeZone: string) => {
  if ('date' in when) return when;
  const offset =
    (Date.parse(`${when.dateTime}Z`) - momentOf(when.dateTime, timeZone).getTime()) / minuteMs;
  const two = (part: number) => String(Math.trunc(Math.abs(part))).padStart(2, '0');
  return {
    dateTime: `${when.dateTime}${offset < 0 ? '-' : '+'}${two(offset / 60)}:${two(offset % 60)}`,
    timeZone,
  };
};

const msOf = (when: WhenRow, timeZone: string) =>
  ('date' in when
    ? instantOf(when.date, 0, timeZone)
    : momentOf(when.dateTime, timeZone)
  ).getTime();

const moved = (when: WhenRow, days: number): WhenRow => {
  if ('date' in when) return { date: addDays(when.date, days) };
  const [date = '', clock = ''] = when.dateTime.split('T');
  return { dateTime: `${addDays(date, days)}T${clock}` };
};

const weeksShown = 60;

/** The repetitions of an event, each with an id of its own. */
const occurrences = (event: EventRow): EventRow[] =>
  event.isWeekly
    ? Array.from({ length: weeksShown }, (_, nth) => {
        const start = moved(event.start, nth * 7);
        const day = ('date' in start ? start.date : start.dateTime)
          .slice(0, 10)
          .replaceAll('-', '');
        return { ...event, id: `${event.id}_${day}`, start, end: moved(event.end, nth * 7) };
      })
    : [event];

const eventsOf = ({ events, timeZone }: CalendarRow, params: URLSearchParams) => {
  // Without these a list holds patterns of repetition, which is not what the product reads.
  if (params.get('singleEvents') !== 'true') return errorAnswer(400, 'required');
  const [from, to] = [
    Date.parse(params.get('timeMin') ?? ''),
    Date.parse(params.get('timeMax') ?? ''),
  ];
  if (!(from < to)) return errorAnswer(400, 'timeRangeEmpty');
  const rows = events
    .flatMap(occurrences)
    .filter(({ start, end }) => msOf(start, timeZone) < to && msOf(end, timeZone) > from)
    .filter(({ status }) => status !== 'cancelled' || params.get('showDeleted') === 'true')
    .toSorted((one, other) => msOf(one.start, timeZone) - msOf(other.start, timeZone));
  return okAnswer({
    kind: 'calendar#events',
    timeZone,
    ...paged(
      rows.map(
        ({ isWeekly: _, start, end, status = 'confirmed', eventType = 'default', ...event }) => ({
          kind: 'calendar#event',
          ...event,
          status,
          eventType,
          start: sent(start, timeZone),
          end: sent(end, timeZone),
        }),
      ),
      params,
      250,
    ),
  });
};

/** What the API answers to a person about their calendars; another's calendar is one that is not there. */
export const answerOf = (person: PersonRow, ask: ApiCall): ApiAnswer => {
  const { method, path, params } = ask;
  if (method !== 'GET' || /\/events\/[^/]+$/.test(path)) return answerWrite(person, ask);
  if (path === 'users/me/calendarList') return calendarsOf(person, params);
  const [, id = ''] = /^calendars\/([^/]+)\/events$/.exec(path) ?? [];
  const calendar = person.calendars[decodeURIComponent(id)];
  if (!calendar) return notFound;
  return calendar.accessRole === 'owner'
    ? eventsOf(calendar, params)
    : errorAnswer(403, 'forbidden');
};
