import { expect, test } from 'vitest';
import { waitAfterTry } from '#shared/domain/connections/calendar/entry-rules.ts';
import {
  changedSince,
  eventIdOf,
  eventOf,
} from '#shared/domain/connections/calendar/task-as-event.ts';
import { clockOf } from '#shared/domain/lib/local-time.ts';

const zone = 'America/New_York';
const task = {
  title: 'Call Mr. Okafor',
  detail: 'About the quote.',
  due: '2026-11-27',
  minutes: null,
  state: 'open' as const,
};

test('a task is a whole day, which ends on the next one', () => {
  expect(eventOf({ ...task, due: '2026-12-31' }, null, zone)).toEqual({
    ...{ title: task.title, text: task.detail, time_zone: zone },
    ...{ all_day: true, start: '2026-12-31', end: '2027-01-01' },
  });
});

test.each([
  ['in winter', '2026-11-27', '14:30', '2026-11-27T19:30:00.000Z'],
  ['in summer', '2026-07-01', '14:30', '2026-07-01T18:30:00.000Z'],
  ['on the day that is an hour shorter', '2027-03-14', '08:00', '2027-03-14T12:00:00.000Z'],
  ['at a time that is skipped on it', '2027-03-14', '02:30', '2027-03-14T07:30:00.000Z'],
  ['on the day that is an hour longer', '2026-11-01', '08:00', '2026-11-01T13:00:00.000Z'],
  ['at a time that comes twice on it', '2026-11-01', '01:30', '2026-11-01T05:30:00.000Z'],
])('a time is one on the clock of the business %s', (_, due, time, start) => {
  const event = eventOf({ ...task, due, minutes: 45 }, time, zone);
  expect(event).toMatchObject({ all_day: false, start });
  expect(Date.parse(event.end) - Date.parse(start)).toBe(45 * 60_000);
});

test('a time in a zone of half an hour, and one where no length is known', () => {
  const event = eventOf(task, '09:00', 'Asia/Kolkata');
  expect(event).toMatchObject({
    start: '2026-11-27T03:30:00.000Z',
    end: '2026-11-27T04:30:00.000Z',
  });
  expect(clockOf(new Date(event.start), 'Asia/Kolkata')).toBe('09:00');
});

test('a done task says so in its title', () => {
  expect(eventOf({ ...task, state: 'done' }, null, zone).title).toBe('Done: Call Mr. Okafor');
});

test('only what changed since is written again, and the time with the length of a task that has one', () => {
  const event = eventOf(task, null, zone);
  const { start, end, all_day, time_zone, title, text } = event;
  const at = { words: 3, due: 3, state: 3 };
  expect(changedSince(3, at, event)).toEqual({});
  expect(changedSince(3, { ...at, words: 4 }, event)).toEqual({ title, text });
  expect(changedSince(3, { ...at, state: 4 }, event)).toEqual({ title });
  expect(changedSince(3, { ...at, due: 4 }, event)).toEqual({ start, end, all_day, time_zone });
  const timed = eventOf(task, '14:30', zone);
  expect(changedSince(3, { ...at, words: 4 }, timed)).toMatchObject({ title, start: timed.start });
});

test('the id of an event has the letters that Google takes, and each task one of its own', () => {
  const ids = [
    '01KB0000000000000000000000',
    '7ZZZZZZZZZZZZZZZZZZZZZZZZZ',
    '01KB0000000000000000000001',
  ];
  const events = ids.map(eventIdOf);
  for (const id of events) expect(id).toMatch(/^[a-v0-9]{5,1024}$/);
  expect(new Set(events).size).toBe(ids.length);
  expect(eventIdOf('01kb0000000000000000000000')).toBe(events[0]);
});

test('a failure is tried again for about a day, each time later', () => {
  const waits = [1, 2, 3, 4, 5, 6].map((tries) => waitAfterTry(tries) ?? 0);
  expect(waits.toSorted((one, other) => one - other)).toEqual(waits);
  expect(waits.reduce((sum, wait) => sum + wait, 0)).toBeGreaterThan(12 * 3_600_000);
  expect(waitAfterTry(7)).toBeUndefined();
});
