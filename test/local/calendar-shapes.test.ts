import { expect, test } from 'vitest';
import { Failure } from '#functions/connections/providers/google-api.ts';
import {
  CalendarList,
  Event,
  Events,
} from '#functions/connections/providers/google-calendar-shapes.ts';
import { type Ask, answerOf, faultOf } from '#local/calendar/api.ts';
import { openCalendar } from '#local/calendar/store.ts';
import {
  documentedEvents,
  officialAnswers,
} from '#test/fixtures/connections/google-calendar-types.ts';

const calendar = 'jobs@group.calendar.test';

const asked = (ask: Partial<Ask>) => {
  const person = openCalendar(undefined).value.people['201'];
  if (!person) throw new Error('There is nobody');
  return answerOf(person, {
    ...{ method: 'GET', path: 'users/me/calendarList', params: new URLSearchParams() },
    ...ask,
  });
};
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
    [403, faultOf(403, 'rateLimitExceeded')],
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
