import { expect, test } from 'vitest';
import {
  isDayPlace,
  isTimePlace,
} from '#shared/domain/connections/calendar/day-and-time-places.ts';
import { freeDaySuggestions } from '#shared/domain/connections/calendar/free-day-suggestions.ts';
import { usualHours } from '#shared/domain/connections/calendar/working-hours.ts';
import { instantOf } from '#shared/domain/lib/local-time.ts';

const timeZone = 'America/New_York';
/** A Friday morning. */
const now = instantOf('2026-11-27', 6, timeZone);
const booked = [
  {
    start: instantOf('2026-11-30', 8, timeZone).toISOString(),
    end: instantOf('2026-11-30', 14, timeZone).toISOString(),
  },
];
const asked = { booked, hours: usualHours, timeZone, now };

test.each(['day', 'date', 'visit date', 'day and time', 'day or time', 'time slot'])(
  'a place called %s asks for a day',
  (key) => {
    expect(isDayPlace(key)).toBe(true);
  },
);

test.each(['birthday', 'due date', 'first name', 'day rate', 'today', 'holiday', 'time'])(
  'a place called %s does not',
  (key) => {
    expect(isDayPlace(key)).toBe(false);
  },
);

test('a place for the time is known by itself', () => {
  expect(['time', 'arrival time', 'response time'].map(isTimePlace)).toEqual([true, true, false]);
});

test('the first free times of up to three days after today fill it, with the day alone where the time has its own place', () => {
  expect(freeDaySuggestions(asked, { hasTime: false })).toEqual([
    'Monday 2 to 5 pm',
    'Tuesday 8 am to 5 pm',
    'Wednesday 8 am to 5 pm',
  ]);
  expect(freeDaySuggestions(asked, { hasTime: true })).toEqual(['Monday', 'Tuesday', 'Wednesday']);
});

test('a business that is booked out has none to offer', () => {
  const whole = [{ start: '2026-11-01T00:00:00.000Z', end: '2026-12-31T00:00:00.000Z' }];
  expect(freeDaySuggestions({ ...asked, booked: whole }, { hasTime: false })).toEqual([]);
});
