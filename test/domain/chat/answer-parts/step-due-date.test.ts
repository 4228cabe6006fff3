import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dueDate } from '#shared/domain/chat/answer-parts/step-due-date.ts';
import { addDays, weekdayOf } from '#shared/domain/lib/local-date.ts';
import { localDateOf } from '#shared/domain/lib/local-time.ts';

test.each([
  // Half past eleven at night in Ohio is already tomorrow in UTC.
  ['2026-11-24T04:30:00Z', 'America/New_York', 0, '2026-11-23'],
  ['2026-11-24T04:30:00Z', 'America/New_York', 1, '2026-11-24'],
  ['2026-11-24T05:00:00Z', 'America/New_York', 0, '2026-11-24'],
  // The nights of the clock changes, forward and back.
  ['2027-03-14T06:59:59Z', 'America/New_York', 1, '2027-03-15'],
  ['2027-03-14T04:59:59Z', 'America/New_York', 1, '2027-03-14'],
  ['2026-11-01T03:59:00Z', 'America/New_York', 1, '2026-11-01'],
  ['2026-11-01T04:30:00Z', 'America/New_York', 1, '2026-11-02'],
  ['2026-10-25T00:30:00Z', 'Europe/Berlin', 7, '2026-11-01'],
  // A zone whose clock changes at midnight, so that a day begins at one o'clock.
  ['2026-09-06T03:59:00Z', 'America/Santiago', 1, '2026-09-06'],
  ['2026-09-06T04:00:00Z', 'America/Santiago', 1, '2026-09-07'],
  ['2026-11-23T19:00:00Z', 'Asia/Kolkata', 0, '2026-11-24'],
  ['2026-11-23T11:00:00Z', 'Pacific/Kiritimati', 0, '2026-11-24'],
  ['2026-12-30T18:00:00Z', 'UTC', 90, '2027-03-30'],
  ['2028-02-28T12:00:00Z', 'UTC', 1, '2028-02-29'],
  ['2026-11-24T00:30:00Z', 'Nowhere/Town', 0, '2026-11-24'],
])('an answer of %s in %s, due in %i days, is due on %s', (moment, zone, days, date) => {
  expect(dueDate(new Date(moment), zone, days)).toBe(date);
});

test('in every zone, at any moment, due days follow one another without a gap', () => {
  const zones = Intl.supportedValuesOf('timeZone');
  const moments = fc.date({
    min: new Date('2024-01-01'),
    max: new Date('2032-01-01'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(
      moments,
      fc.constantFrom(...zones),
      fc.integer({ min: 0, max: 90 }),
      (moment, zone, days) => {
        const today = localDateOf(moment, zone);
        const due = dueDate(moment, zone, days);
        expect(today).toBe(new Intl.DateTimeFormat('sv-SE', { timeZone: zone }).format(moment));
        expect(addDays(due, -days)).toBe(today);
        expect(weekdayOf(due)).toBe(((weekdayOf(today) + days - 1) % 7) + 1);
      },
    ),
    { numRuns: 300 },
  );
});
