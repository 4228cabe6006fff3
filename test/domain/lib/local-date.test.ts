import * as fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { LocalDate } from '#shared/domain/lib/date-schemas.ts';
import {
  addDays,
  daysBetween,
  isoWeekOf,
  type Weekday,
  weekdayAfter,
  weekdayOf,
  weekdayOnOrBefore,
  weekOf,
} from '#shared/domain/lib/local-date.ts';

test.each([
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2028-02-29', 1, '2028-03-01'],
  ['2027-02-28', 1, '2027-03-01'],
  ['2100-02-28', 1, '2100-03-01'],
  ['2027-01-01', -1, '2026-12-31'],
  ['2028-02-29', 365, '2029-02-28'],
  ['2026-03-08', 0, '2026-03-08'],
])('%s and %i days is %s', (date, days, then) => {
  expect(addDays(date, days)).toBe(then);
  expect(daysBetween(date, then)).toBe(days);
});

test.each([
  // A week belongs to the year of its Thursday.
  ['2026-12-31', '2026-W53'],
  ['2027-01-03', '2026-W53'],
  ['2027-01-04', '2027-W01'],
  ['2024-12-30', '2025-W01'],
  ['2028-02-29', '2028-W09'],
  ['2026-11-23', '2026-W48'],
  ['2026-11-29', '2026-W48'],
])('%s is in the week %s', (date, week) => {
  expect(isoWeekOf(date)).toBe(week);
});

test('weeks begin on Sunday, Monday or Saturday, and have seven days', () => {
  expect(weekOf('2026-11-24', 1)).toEqual([
    '2026-11-23',
    '2026-11-24',
    '2026-11-25',
    '2026-11-26',
    '2026-11-27',
    '2026-11-28',
    '2026-11-29',
  ]);
  expect(weekOf('2026-11-24', 7)[0]).toBe('2026-11-22');
  expect(weekOf('2026-11-24', 6)[0]).toBe('2026-11-21');
  expect(weekOf('2026-11-22', 7)[0]).toBe('2026-11-22');
});

test('next Monday is a week away on a Monday, and tomorrow on a Sunday', () => {
  expect(weekdayAfter('2026-11-23', 1)).toBe('2026-11-30');
  expect(weekdayAfter('2026-11-29', 1)).toBe('2026-11-30');
  expect(weekdayOnOrBefore('2026-11-23', 1)).toBe('2026-11-23');
  expect(weekdayOnOrBefore('2026-11-22', 1)).toBe('2026-11-16');
});

test('date arithmetic agrees with an independent calendar on any day from 1901 to 2199', () => {
  const days = fc.integer({ min: -25_000, max: 83_000 });
  const weekdays = fc.integer({ min: 1, max: 7 });
  void fc.assert(
    fc.property(days, fc.integer({ min: -400, max: 400 }), weekdays, (day, more, weekday) => {
      const date = Temporal.PlainDate.from('1970-01-01').add({ days: day });
      const text = date.toString();
      expect(addDays(text, more)).toBe(date.add({ days: more }).toString());
      expect(weekdayOf(text)).toBe(date.dayOfWeek);
      expect(isoWeekOf(text)).toBe(
        `${date.yearOfWeek}-W${String(date.weekOfYear).padStart(2, '0')}`,
      );
      expect(weekdayOf(weekdayAfter(text, weekday as Weekday))).toBe(weekday);
      expect(daysBetween(text, weekdayAfter(text, weekday as Weekday))).toBeGreaterThan(0);
    }),
  );
});

test('an invalid day is refused', () => {
  for (const day of ['2027-02-29', '2026-13-01', '2026-1-1', '2026-11-24T00:00:00Z', ''])
    expect(LocalDate.safeParse(day).success, day).toBe(false);
  expect(LocalDate.safeParse('2028-02-29').success).toBe(true);
});
