import { randomBytes } from 'node:crypto';
import { clockOf, localDateOf } from '#shared/domain/lib/local-time.ts';
import type { ApiAnswer } from '../oauth/api-answer-and-faults.ts';
import { type ApiCall, errorAnswer, notFound, okAnswer } from './api-call-and-answers.ts';
import type { CalendarRow, EventRow, PersonRow, WhenRow } from './store.ts';

const writeScope = 'https://www.googleapis.com/auth/calendar.app.created';
/** Ids that applications may give: base32hex. */
const eventId = /^[a-v0-9]{5,1024}$/;

/** A day or a moment as it is sent, as this calendar keeps it; undefined for anything else. */
const whenIn = (sent: unknown, timeZone: string): WhenRow | undefined => {
  const { date, dateTime } = (sent ?? {}) as { date?: unknown; dateTime?: unknown };
  if (typeof date === 'string' && /^\d{4}-\d\d-\d\d$/.test(date)) return { date };
  if (typeof dateTime !== 'string' || !Number.isFinite(Date.parse(dateTime))) return undefined;
  const at = new Date(dateTime);
  return { dateTime: `${localDateOf(at, timeZone)}T${clockOf(at, timeZone)}:00` };
};

const etagOf = ({ etag = 1 }: EventRow) => `"${etag}"`;

const eventAnswer = (event: EventRow) =>
  okAnswer({
    kind: 'calendar#event',
    id: event.id,
    status: event.status ?? 'confirmed',
    etag: etagOf(event),
    htmlLink: `https://calendar.google.test/event?eid=${event.id}`,
    summary: event.summary ?? '',
  });

/** The event with what was sent; undefined when that is no event. */
const changed = (
  before: EventRow,
  { summary, description, start, end, status, transparency }: ApiCall['body'],
  timeZone: string,
): EventRow | undefined => {
  const [from, to] = [start, end].map((when) =>
    when === undefined ? undefined : whenIn(when, timeZone),
  );
  if ((start !== undefined && !from) || (end !== undefined && !to)) return undefined;
  return {
    ...before,
    ...(typeof summary === 'string' && { summary }),
    ...(typeof description === 'string' && { description }),
    ...(from && { start: from }),
    ...(to && { end: to }),
    ...(status === 'confirmed' && { status }),
    ...((transparency === 'opaque' || transparency === 'transparent') && { transparency }),
    etag: (before.etag ?? 0) + 1,
  };
};

const addEvent = (calendar: CalendarRow, { body }: ApiCall): ApiAnswer => {
  const id = String(body.id ?? '');
  if (!eventId.test(id)) return errorAnswer(400, 'invalid');
  // An id is never free again, also after its event was deleted.
  if (calendar.events.some((event) => event.id === id)) return errorAnswer(409, 'duplicate');
  const none = { id, start: { date: '' }, end: { date: '' } };
  const event = body.start && body.end ? changed(none, body, calendar.timeZone) : undefined;
  if (!event) return errorAnswer(400, 'required');
  calendar.events.push(event);
  return eventAnswer(event);
};

const changeEvent = (calendar: CalendarRow, at: number, ask: ApiCall): ApiAnswer => {
  const event = calendar.events[at];
  if (!event) return notFound;
  const { method, body, ifMatch } = ask;
  if (method === 'GET') return eventAnswer(event);
  if (ifMatch !== undefined && ifMatch !== etagOf(event))
    return errorAnswer(412, 'conditionNotMet');
  if (method === 'DELETE') {
    if (event.status === 'cancelled') return errorAnswer(410, 'deleted');
    calendar.events[at] = { ...event, status: 'cancelled', etag: (event.etag ?? 0) + 1 };
    return { status: 204, body: '' };
  }
  const next = changed(event, body, calendar.timeZone);
  if (!next) return errorAnswer(400, 'invalid');
  calendar.events[at] = next;
  return eventAnswer(next);
};

const addCalendar = (person: PersonRow, { body }: ApiCall): ApiAnswer => {
  const summary = String(body.summary ?? '');
  if (summary === '') return errorAnswer(400, 'required');
  const id = `${randomBytes(8).toString('hex')}@group.calendar.test`;
  person.calendars[id] = {
    summary,
    ...(typeof body.description === 'string' && { description: body.description }),
    timeZone: 'America/New_York',
    accessRole: 'owner',
    isOurs: true,
    events: [],
  };
  return okAnswer({ kind: 'calendar#calendar', id, summary });
};

/** What the API answers to a call that writes or asks for one event: with the scope for it, in calendars that the application made. */
export const answerWrite = (person: PersonRow, ask: ApiCall): ApiAnswer => {
  if (!ask.scopes.includes(writeScope)) return errorAnswer(403, 'insufficientPermissions');
  if (ask.method === 'POST' && ask.path === 'calendars') return addCalendar(person, ask);
  const [, id = '', event] = /^calendars\/([^/]+)\/events(?:\/([^/]+))?$/.exec(ask.path) ?? [];
  const calendar = person.calendars[decodeURIComponent(id)];
  if (!calendar) return notFound;
  if (!calendar.isOurs) return errorAnswer(403, 'forbidden');
  if (event === undefined) return ask.method === 'POST' ? addEvent(calendar, ask) : notFound;
  return changeEvent(
    calendar,
    calendar.events.findIndex((one) => one.id === event),
    ask,
  );
};
