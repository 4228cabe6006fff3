import { expect, test } from 'vitest';
import {
  CalendarList,
  Entry,
  Event,
  Events,
  Made,
} from '#functions/connections/providers/google-calendar/google-calendar-schemas.ts';
import { Failure } from '#functions/connections/providers/google-client.ts';
import { answerOf } from '#local/calendar/api.ts';
import { type ApiCall, errorAnswer } from '#local/calendar/api-call-and-answers.ts';
import { openCalendar } from '#local/calendar/store.ts';
import { scopesOf } from '#shared/domain/connections/provider-scopes.ts';
import {
  documentedEvents,
  officialAnswers,
} from '#test/fixtures/connections/google-calendar-types.ts';

const calendar = 'jobs@group.calendar.test';

const somebody = () => {
  const person = openCalendar(undefined).value.people['201'];
  if (!person) throw new Error('There is nobody');
  return person;
};
const asked = (ask: Partial<ApiCall>, person = somebody()) =>
  answerOf(person, {
    ...{ method: 'GET', path: 'users/me/calendarList', params: new URLSearchParams() },
    ...{ body: {}, scopes: scopesOf('google-calendar', 'read') },
    ...ask,
  });
const eventsOf = (id: string, more: Record<string, string> = {}) =>
  asked({
    path: `calendars/${encodeURIComponent(id)}/events`,
    params: new URLSearchParams({
      singleEvents: 'true',
      timeMin: new Date(Date.now() - 864e5 * 7).toISOString(),
      timeMax: new Date(Date.now() + 864e5 * 28).toISOString(),
      ...more,
    }),
  });

test.each([
  ['calendars', officialAnswers.calendars, CalendarList, () => asked({})],
  ['events', officialAnswers.events, Events, () => eventsOf(calendar)],
  [
    'a page of events',
    officialAnswers.events,
    Events,
    () => eventsOf(calendar, { maxResults: '2' }),
  ],
  ['an empty list', officialAnswers.events, Events, () => eventsOf('renee@bright.test')],
] as const)(
  'the stand-in answers %s in the official shape, which the adapter reads',
  (_, official, ours, answer) => {
    const { status, body } = answer();
    expect(status).toBe(200);
    expect(official.safeParse(body).error?.issues ?? []).toEqual([]);
    expect(ours.safeParse(body).error?.issues ?? []).toEqual([]);
  },
);

test('a calendar that is not there, one of somebody else, patterns of repetition, and too many calls are refused as Google refuses them', () => {
  for (const [status, answer] of [
    [404, eventsOf('nobody@bright.test')],
    [403, eventsOf('holidays@group.calendar.test')],
    [400, eventsOf(calendar, { singleEvents: 'false' })],
    [403, errorAnswer(403, 'rateLimitExceeded')],
  ] as const) {
    expect(answer.status).toBe(status);
    expect(officialAnswers.failure.safeParse(answer.body).error?.issues ?? []).toEqual([]);
    expect(Failure.parse(answer.body).error.errors[0]?.reason).toMatch(/\w/);
  }
});

test('events of a week come with an id and a day of their own each, at the same time on the wall', () => {
  const events = Events.parse(eventsOf(calendar).body).items;
  const hart = events.filter(({ summary }) => summary === 'Hart');
  expect(hart.length).toBeGreaterThanOrEqual(4);
  expect(new Set(hart.map(({ id }) => id)).size).toBe(hart.length);
  expect(JSON.stringify(eventsOf(calendar).body)).toMatch(/T13:00:00-0[45]:00/);
});

test('every form of an event that is documented is read', () => {
  expect(Events.parse(documentedEvents)).toMatchObject({
    nextPageToken: 'next',
    items: [
      {
        summary: 'Olen Street',
        start: { dateTime: '2026-11-27T19:00:00.000Z' },
        end: { dateTime: '2026-11-27T21:00:00.000Z' },
        transparency: 'opaque',
      },
      { start: { date: '2026-11-27' }, end: { date: '2026-11-28' }, summary: '' },
      { status: 'cancelled' },
    ],
  });
  expect(Events.parse({})).toEqual({ items: [] });
});

test.each([
  ['an id that is none', { id: 7 }],
  ['a moment that is none', { start: { dateTime: 'soon' } }],
  ['a day that is none', { start: { date: '2026-02-31' } }],
])('%s is a shape that is not known', (_, change) => {
  const [first] = documentedEvents.items;
  expect(Event.safeParse({ ...first, ...change }).success).toBe(false);
});

test('a calendar that is made and the events that are put on it answer in the official shape; what must not be is refused as Google refuses it', () => {
  const person = somebody();
  const scopes = scopesOf('google-calendar', 'write');
  const write = (method: string, path: string, body: ApiCall['body'] = {}, ifMatch?: string) =>
    asked({ method, path, body, scopes, ifMatch }, person);
  const made = write('POST', 'calendars', { summary: 'Ours' });
  expect(officialAnswers.calendar.safeParse(made.body).error?.issues ?? []).toEqual([]);
  const events = `calendars/${encodeURIComponent(Made.parse(made.body).id)}/events`;
  const day = { start: { date: '2026-11-27' }, end: { date: '2026-11-28' } };
  const added = write('POST', events, { id: 'abcde', summary: 'A task', ...day });
  expect(officialAnswers.event.safeParse(added.body).error?.issues ?? []).toEqual([]);
  const { etag } = Entry.parse(added.body);
  const one = `${events}/abcde`;
  const jobs = `calendars/${encodeURIComponent(calendar)}/events`;
  for (const [status, answer] of [
    [409, write('POST', events, { id: 'abcde', ...day })],
    [400, write('POST', events, { id: 'WXYZ-', ...day })],
    [400, write('POST', events, { id: 'fghij' })],
    [404, write('PATCH', `${events}/fghij`, { summary: 'Other' })],
    [412, write('PATCH', one, { summary: 'Other' }, '"0"')],
    [404, write('POST', 'calendars/none@group.calendar.test/events', { id: 'abcde', ...day })],
    [403, write('POST', jobs, { id: 'abcde', ...day })],
    [403, asked({ method: 'POST', path: events, body: { id: 'fghij', ...day } }, person)],
  ] as const) {
    expect(answer.status).toBe(status);
    expect(officialAnswers.failure.safeParse(answer.body).error?.issues ?? []).toEqual([]);
  }
  const changed = write('PATCH', one, { summary: 'Other' }, etag);
  expect(changed).toMatchObject({ status: 200, body: { summary: 'Other' } });
  expect(write('DELETE', one).status).toBe(204);
  expect(write('DELETE', one).status).toBe(410);
  expect(Entry.parse(write('GET', one).body).status).toBe('cancelled');
  expect(write('PATCH', one, { summary: 'Again' }, Entry.parse(changed.body).etag).status).toBe(
    412,
  );
  expect(write('POST', events, { id: 'abcde', ...day }).status).toBe(409);
  expect(write('PUT', one, { status: 'confirmed', ...day })).toMatchObject({
    body: { status: 'confirmed' },
  });
});
